import { validator } from "hono/validator";
import { z } from "zod";

/** Refuses a request of another shape, which a page of an older version may send. */
export function valid<Target extends "json" | "query", Shape extends z.ZodType>(
  target: Target,
  shape: Shape,
) {
  return validator(target, (value): z.output<Shape> => {
    const { success, data, error } = shape.safeParse(value);
    if (!success) throw new Error(`Reload the page: its request is wrong. ${z.prettifyError(error)}`);
    return data;
  });
}
