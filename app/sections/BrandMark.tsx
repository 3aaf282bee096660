import sprite from "#app/ui/svg/sprite.svg?url&no-inline";
import * as resort from "#content/site.yaml";

/** The URL of a symbol in the sprite: the berry, or a dot if the owner has uploaded a logo. */
export const brandMarkShape = (kind: "plain" | "hanging") =>
  `${sprite}#${resort.logo ? "dot" : "berry"}-${kind}`;

/** The berry of the default logo, or the owner's logo. `plain`: without seeds, for small sizes. */
export function BrandMark({ plain = false, className }: { plain?: boolean; className?: string | undefined }) {
  if (resort.logo && !plain) return <img src={resort.logo} alt="" className={className} />;
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <use href={plain ? brandMarkShape("plain") : `${sprite}#berry`} />
    </svg>
  );
}
