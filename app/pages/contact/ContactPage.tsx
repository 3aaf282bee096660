import { InquiryForm } from "#app/inquiry/InquiryForm.tsx";
import { Host } from "#app/sections/Host.tsx";
import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import { page, questions } from "#content/contact.yaml";
import * as resort from "#content/site.yaml";
import { words } from "#words/contact.ts";
import css from "./ContactPage.module.css";
import { DriverCard } from "./DriverCard.tsx";
import { HowToReach } from "./HowToReach.tsx";

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
