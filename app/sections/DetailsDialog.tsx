import { href } from "#app/href.ts";
import { CloseDialog } from "#app/ui/CloseDialog.tsx";
import { CommaBreaks } from "#app/ui/CommaBreaks.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Inclusions } from "#app/ui/Inclusions.tsx";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { chatUrl } from "#app/ui/telephone.ts";
import { useDialog } from "#app/ui/useDialog.ts";
import * as resort from "#content/site.yaml";
import type { Package } from "#schema/schema.ts";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/details.json" with { type: "json" };
import site from "#words/site.json" with { type: "json" };
import css from "./DetailsDialog.module.css";
import { priceOrOnRequest, toTitleCase } from "./format.ts";

export const coverCount = 3;

export const detailsId = (slug: string) => `details-${slug}`;

export function DetailsDialog(
  shown: Pick<Package, "slug" | "title" | "tagline" | "price" | "pictures" | "details"> &
    Partial<Pick<Package, "subtitle" | "per" | "priceNote">>,
) {
  const { slug, title, subtitle, tagline, price, per, priceNote, pictures, details } = shown;
  const titleId = `${detailsId(slug)}-title`;
  return (
    <dialog
      {...useDialog({ closesOutside: true })}
      id={detailsId(slug)}
      className={`opens ${css.details}`}
      aria-labelledby={titleId}
    >
      {/* First in the source, so that it gets the focus and the dialog opens at its top. */}
      <CloseDialog className={css.close} label={words.close} />
      <div className={css.covers}>
        {keyedList(pictures.slice(0, coverCount), (picture) => (
          <Picture picture={picture} />
        ))}
      </div>
      <div className={`twelve ${css.body}`}>
        <div className={`stack ${css.head}`}>
          <h2 id={titleId}>{title}</h2>
          {subtitle && (
            <p className="soft">
              <CommaBreaks text={subtitle} />
            </p>
          )}
          <p className="lead">{tagline}</p>
          <div>
            {price && <p className="note">{words.price}</p>}
            <p className="quote">{priceOrOnRequest(price)}</p>
          </div>
          {price && per && <p>{per}</p>}
          {priceNote && <p className="note">{priceNote}</p>}
          <div className="cluster">
            <a className="button" href={`${href("/Contact")}?about=${slug}`}>
              {words.action}
            </a>
            {resort.chatTelephone && (
              <a
                className="tap"
                href={chatUrl(
                  resort.chatTelephone,
                  interpolate(site.chat.prefilled, { title: toTitleCase(title) }),
                )}
                target="_blank"
                rel="noopener"
              >
                <Icon name="chat" />
                {words.chat}
              </a>
            )}
          </div>
        </div>
        <div className={`stack ${css.inclusions}`}>
          <h3>{words.included}</h3>
          <Inclusions inclusions={details} />
        </div>
      </div>
    </dialog>
  );
}
