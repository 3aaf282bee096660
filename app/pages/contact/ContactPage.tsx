import { InquiryForm } from "#app/inquiry/InquiryForm.tsx";
import { HostQuote } from "#app/sections/HostQuote.tsx";
import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Section } from "#app/ui/Section.tsx";
import { telephoneUrl } from "#app/ui/telephone.ts";
import {
  headPicture,
  page,
  picture,
  questions,
  reach,
  seasons,
  seasonsNote,
  ways,
} from "#content/contact.yaml";
import * as resort from "#content/site.yaml";
import words from "#words/contact.json" with { type: "json" };
import css from "./ContactPage.module.css";
import { DriverCard } from "./DriverCard.tsx";

export default function ContactPage() {
  return (
    <>
      <PageHead
        {...page}
        ground="mist"
        background={headPicture && <Picture picture={headPicture} className="fill" priority />}
      >
        <InquiryForm className={`${css.letter} ${headPicture ? css.onPicture : css.onString}`} />
        <div className={`stack ${css.beside}`}>
          <HostQuote />
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
        {keyedList(resort.telephones, (telephone) => (
          <dd className="sub">
            <a href={telephoneUrl(telephone)}>{telephone}</a>
          </dd>
        ))}
      </div>
      <div className="lined">
        <dt className="note">{words.info.email}</dt>
        <dd className="sub">
          {/* In a narrow column the address breaks before the @. */}
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
      {reach && <p className="soft">{reach}</p>}
      {ways.length > 0 && (
        <div className={`twelve split ${css.journey}`}>
          <div className={`columns ${css.ways}`}>
            {keyedList(ways, ({ title, lines }) => (
              <div>
                <h3>{title}</h3>
                {keyedList(lines, (line) => (
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
            {keyedList(seasons, ({ months, open, river }) => (
              <div className="lined">
                <dt className="label">{months}</dt>
                {open && <dd>{open}</dd>}
                {river && <dd>{river}</dd>}
              </div>
            ))}
          </dl>
          {seasonsNote && <p className="soft">{seasonsNote}</p>}
        </>
      )}
    </Section>
  );
}

function GoodToKnow() {
  const { title, rest } = words.questions;
  const [telephone = ""] = resort.telephones;
  return (
    <section id="good-to-know" className="tail">
      <div className="wrap twelve split">
        {questions.length > 0 && <h2>{title}</h2>}
        <div className="stack">
          {questions.length > 0 && (
            <dl className={`columns ${css.answers}`}>
              {keyedList(questions, ({ label, answer }) => (
                <div>
                  <dt className="sub">{label}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className="cluster taps">
            <span>{rest}</span> <a href={telephoneUrl(telephone)}>{telephone}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
