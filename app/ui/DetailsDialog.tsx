import { useEffect, useId, useRef } from "react";
import { href, Link } from "react-router";
import button from "#app/ui/button.module.css";
import { Icon } from "#app/ui/Icon.tsx";
import { Inclusions } from "#app/ui/Inclusions.tsx";
import { Line } from "#app/ui/Line.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import type { TourPackage } from "#content/schema/packages.ts";
import css from "./DetailsDialog.module.css";

const coverCount = 3;

/**
 * The whole of a package, or of an offer with details, as a native modal dialog: the browser keeps the focus inside,
 * gives it back afterwards, and makes the page behind inert. `onClose` is called when it has gone.
 */
export function DetailsDialog({
  slug,
  title,
  subtitle,
  tagline,
  price,
  pictures,
  inclusions,
  onClose,
}: {
  slug: string;
  title: string;
  subtitle: string;
  tagline: string;
  price: string;
  pictures: TourPackage["pictures"];
  inclusions: readonly string[];
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      // Removed by a navigation while it was open: nobody else would give the focus back.
      if (element?.open && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.details}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
    >
      <div className={css.sheet}>
        <div className={css.covers}>
          {pictures.slice(0, coverCount).map((slot) => (
            <Picture key={slot} slot={slot} shape="4/5" sizes="(min-width: 64rem) 32rem, 50vw" />
          ))}
        </div>
        <Line shape="line-b" className={css.line} />
        <div className={css.body}>
          <div className={css.head}>
            <h2 id={titleId}>{title}</h2>
            <p className="lead">{tagline}</p>
            <p className="soft">{subtitle}</p>
            <p className={css.price}>{price}</p>
            <Link className={button.button} to={`${href("/Contact")}?about=${slug}`}>
              Book Now
            </Link>
          </div>
          <div>
            <h3>What is included</h3>
            <Inclusions inclusions={inclusions} />
          </div>
        </div>
        <form method="dialog" className={css.close}>
          <button type="submit" aria-label="Close details">
            <Icon name="close" />
          </button>
        </form>
      </div>
    </dialog>
  );
}
