import { z } from "zod";
import { list, text } from "./fields.ts";

const service = z.strictObject({
  title: text("The service, in two or three words."),
  description: text("One sentence about it."),
  icon: z
    .enum(["bed", "glass", "cloche", "shirt", "clock", "screen"])
    .describe("Its icon: bed, glass, cloche, shirt, clock or screen."),
});

export const servicesSchema = z.strictObject({ services: list(service, "The services on Home.") });
