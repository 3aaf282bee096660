import type { ReactNode } from "react";
import { Berry } from "./Berry.tsx";
import css from "./PositionDots.module.css";

/** Position dots. The filled one is the current position. */
export function PositionDots({
  count,
  current,
  onPick,
  nameOf,
  label,
  children,
}: {
  count: number;
  current: number;
  onPick: (index: number) => void;
  /** The accessible name of a position, counted from 1. */
  nameOf: (position: number) => string;
  label: string;
  children?: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these are controls of a view
    <div className={css.twig} role="group" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={nameOf(index + 1)}
          type="button"
          aria-label={nameOf(index + 1)}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onPick(index)}
        >
          <Berry plain />
        </button>
      ))}
      {children}
    </div>
  );
}
