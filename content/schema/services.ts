import { z } from "zod";
import { text } from "./fields.ts";

export const serviceIcon = z.enum(["bed", "glass", "cloche", "shirt", "clock", "screen"]);

export const servicesSchema = z
  .array(z.strictObject({ title: text, description: text, icon: serviceIcon }))
  .length(6, "must hold six services");

export type Service = z.infer<typeof servicesSchema>[number];
