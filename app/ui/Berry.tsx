import { resort } from "#content/resort.yaml";
import sprite from "./svg/sprite.svg?url&no-inline";

/** A symbol of the sprite: the berry's, or a dot's beside a logo of the owner's. */
export const berryShape = (kind: "plain" | "hanging") => `${sprite}#${resort.mark ? "dot" : "berry"}-${kind}`;

/** The berry of the default logo, or the owner's logo. `plain`: without seeds, for small sizes. */
export function Berry({ plain = false, className }: { plain?: boolean; className?: string | undefined }) {
  if (resort.mark && !plain) return <img src={resort.mark} alt="" className={className} />;
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <use href={plain ? berryShape("plain") : `${sprite}#berry`} />
    </svg>
  );
}
