import type { ReactNode } from "react";
import { interpolate } from "#shared/interpolate.ts";
import { BrandMark } from "./BrandMark.tsx";
import css from "./PositionDots.module.css";

export function PositionDots({
  count,
  current,
  onPick,
  dotLabel,
  label,
  hangs = false,
  children,
}: {
  count: number;
  current: number;
  onPick: (index: number) => void;
  /** A text with {position} and {count}. */
  dotLabel: string;
  label: string;
  /** Whether the dots hang from a twig where there is room. */
  hangs?: boolean;
  children?: ReactNode;
}) {
  const nameOf = (index: number) => interpolate(dotLabel, { position: index + 1, count });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={`${css.dots} ${hangs ? css.twig : ""} no-print`} role="group" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={nameOf(index)}
          type="button"
          className={css.dot}
          aria-label={nameOf(index)}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onPick(index)}
        >
          <BrandMark plain />
        </button>
      ))}
      {children}
    </div>
  );
}
