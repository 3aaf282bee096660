import { Picture } from "#app/ui/Picture.tsx";
import * as resort from "#content/site.yaml";
import css from "./HostQuote.module.css";

/** The host's portrait, quote and name. Renders nothing if content has no host. */
export function HostQuote() {
  const { host } = resort;
  return (
    host && (
      <figure className={css.host} aria-label={host.name}>
        <div className={`frame ${css.face}`}>
          <Picture picture={host.picture} sizes="9rem" />
        </div>
        <blockquote className="sub">{host.sentence}</blockquote>
        <figcaption>{host.name}</figcaption>
      </figure>
    )
  );
}
