import { InquiryForm } from "#app/inquiry/InquiryForm.tsx";
import { Host } from "#app/sections/Host.tsx";
import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Section } from "#app/ui/Section.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import { page, picture, questions, reach, seasons, seasonsNote, ways } from "#content/contact.yaml";
import * as resort from "#content/site.yaml";
import words from "#words/contact.json" with { type: "json" };
import css from "./ContactPage.module.css";
import { DriverCard } from "./DriverCard.tsx";

export default function ContactPage() {
  return (
    <>
      <PageHead {...page} ground="mist">
        <InquiryForm />
        <div className={`stack ${css.beside}`}>
          <Host />
          <ContactInfo />
          <DriverCard />
        </div>
      </PageHead>
      <BelowFold>
        <HowToReach />
        <GoodToKnow />
      </BelowFold>
    </>
  );
}

function ContactInfo() {
  const [mailbox, host] = resort.email.split("@");
  return (
    <dl className={`taps columns ${css.info}`}>
      <div className="lined">
        <dt className="note">{words.info.address}</dt>
        <dd className="sub">{resort.addressLines.join("\n")}</dd>
      </div>
      <div className="lined">
        <dt className="note">{words.info.telephone}</dt>
        {inOrder(resort.telephones, (telephone) => (
          <dd className="sub">
            <a href={telephoneAddress(telephone)}>{telephone}</a>
          </dd>
        ))}
      </div>
      <div className="lined">
        <dt className="note">{words.info.email}</dt>
        <dd className="sub">
          {/* Where there is no room, it breaks before the @. */}
          <a href={`mailto:${resort.email}`}>
            <span>
              {mailbox}
              <wbr />@{host}
            </span>
          </a>
        </dd>
      </div>
    </dl>
  );
}

function HowToReach() {
  if (ways.length === 0 && seasons.length === 0) return null;
  return (
    <Section inner="stack" id="reach" title={words.reach.title} ridge="line-d">
      {reach && <p className="note">{reach}</p>}
      {ways.length > 0 && (
        <div className={`twelve split ${css.journey}`}>
          <div className={`columns ${css.ways}`}>
            {inOrder(ways, ({ title, lines }) => (
              <div>
                <h3>{title}</h3>
                {inOrder(lines, (line) => (
                  <p>{line}</p>
                ))}
              </div>
            ))}
          </div>
          {picture && (
            <div className="frame no-print">
              <Picture picture={picture} sizes="(min-width: 64rem) 47rem, 92vw" />
            </div>
          )}
        </div>
      )}
      {seasons.length > 0 && (
        <>
          <h3>{words.reach.seasons}</h3>
          <dl className={`columns ${css.year}`}>
            {inOrder(seasons, ({ months, open, river }) => (
              <div className="lined">
                <dt className="label">{months}</dt>
                {open && <dd>{open}</dd>}
                {river && <dd>{river}</dd>}
              </div>
            ))}
          </dl>
          {seasonsNote && <p className="note">{seasonsNote}</p>}
        </>
      )}
    </Section>
  );
}

function GoodToKnow() {
  const { title, rest } = words.questions;
  const [telephone = ""] = resort.telephones;
  const answered = questions.filter(({ answer }) => answer);
  return (
    <section id="good-to-know" className="tail">
      <div className="wrap twelve split">
        {answered.length > 0 && <h2>{title}</h2>}
        <div className="stack">
          {answered.length > 0 && (
            <dl className={`columns ${css.answers}`}>
              {inOrder(answered, ({ label, answer }) => (
                <div>
                  <dt className="sub">{label}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className="cluster taps">
            <span>{rest}</span> <a href={telephoneAddress(telephone)}>{telephone}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
