import { z } from "zod";

export const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** A field that may be missing, or empty: the CMS writes some empty fields as '' and others not at all. */
export const maybe = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), field.optional());
