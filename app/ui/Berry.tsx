import sprite from "./svg/sprite.svg?url&no-inline";

/** The berry of the default logo. `plain`: without seeds, for small sizes. */
export function Berry({ plain = false, className }: { plain?: boolean; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${sprite}#${plain ? "berry-plain" : "berry"}`} />
    </svg>
  );
}
