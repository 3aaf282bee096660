import type { ReactNode } from "react";
import { Berry } from "./Berry.tsx";
import css from "./PositionDots.module.css";

/** Position dots. The filled one is the current position. */
export function PositionDots({
  count,
  current,
  onPick,
  dotLabel,
  label,
  children,
}: {
  count: number;
  current: number;
  onPick: (index: number) => void;
  /** What a dot does, with {position} and {count}. */
  dotLabel: string;
  label: string;
  children?: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these are controls of a view
    <div className={css.twig} role="group" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={positionName(dotLabel, index + 1, count)}
          type="button"
          aria-label={positionName(dotLabel, index + 1, count)}
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

/** 'Show picture 2 of 4' of 'Show picture {position} of {count}'. */
export function positionName(text: string, position: number, count: number): string {
  return text.replace("{position}", String(position)).replace("{count}", String(count));
}
