import { z } from "zod";
import { line, text } from "./fields.ts";

const file = (explanation: string) =>
  line(explanation).regex(
    /\.(jpe?g|png|webp|avif|hei[cf])$/i,
    "must end in .jpg, .heic, .png, .webp or .avif",
  );

const part = z
  .number("must be a number between 0 and 1")
  .min(0, "must be between 0 and 1")
  .max(1, "must be between 0 and 1");

const picture = z.strictObject({
  file: file("The file in media/originals/, as it comes from the camera."),
  tallFile: file("A second, upright photograph for phones, if no crop of the first one fits.").optional(),
  alt: text("What the picture shows, in one sentence, for guests who cannot see it.").meta({
    title: "What is to be seen",
  }),
  credit: line("Who took it. An illustration has none.").meta({ title: "Who took it" }).optional(),
  focus: z
    .tuple([part, part], "must be two numbers between 0 and 1, like [0.5, 0.5]")
    .describe("The point that every crop keeps: [0, 0] is the upper left corner, [1, 1] the lower right."),
});

export const picturesSchema = z
  .record(z.string().regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens"), picture)
  .describe("The pictures by name. The other files name them, and more may be added.");

export type PictureEntry = z.infer<typeof picture>;
