export type StarFill = "full" | "half" | "empty";

/** The five stars of a rating: the whole part full, one half from .5 on, the rest empty. */
export function fillOfStars(rating: number): StarFill[] {
  const whole = Math.floor(rating);
  return Array.from({ length: 5 }, (_, position) => {
    if (position < whole) return "full";
    return position === whole && rating - whole >= 0.5 ? "half" : "empty";
  });
}
