import { z } from "zod";
import { list, pictureFor, text } from "./fields.ts";

const namePart = z.strictObject({ part: text("The part."), meaning: text("Its meaning.") });

const filmFile = (kind: string, explanation: string) =>
  z
    .string()
    .regex(new RegExp(`^[\\w.-]+\\.${kind}$`), `must be the name of a .${kind} file in media/film/`)
    .describe(explanation)
    .meta({ title: `Film as ${kind.toUpperCase()} file` })
    .optional();

export const aboutSchema = z.strictObject({
  film: z
    .strictObject({
      picture: pictureFor(
        "film",
        "The picture until the film plays, or where it cannot: best its first frame.",
      ),
      webm: filmFile("webm", "The same film as WebM. Leave it out if there is an MP4."),
      mp4: filmFile(
        "mp4",
        "The film in media/film/, as MP4 with H.264: at most 4 MB and a minute. Its sound is not played.",
      ),
    })
    .refine(({ webm, mp4 }) => webm ?? mp4, { path: ["mp4"], error: "is missing: a film is needed here" })
    .describe("The film at the top. Leave it out for no film.")
    .optional(),
  welcome: z
    .strictObject({
      title: text("The heading."),
      lead: text("The larger sentences."),
      text: text("The text below them."),
      nameParts: list(namePart, "The parts of the name and their meanings."),
    })
    .describe("The origin of the town's name."),
  checklistTitle: text("The heading above the list."),
  checklist: list(text("One thing."), "What guests find here."),
  galleryLabel: text("The small word above the pictures' heading."),
  galleryTitle: text("The heading above the pictures, which are in about-gallery.yaml."),
  socialTitle: text("The heading above the icons of the networks, which are in resort.yaml."),
  chat: text("The name of the chat, beside its icon."),
});

const view = z.strictObject({ title: text("The words below the picture."), picture: pictureFor("view") });

export const aboutGallerySchema = z.strictObject({ aboutGallery: list(view, "The pictures on About Us.") });
