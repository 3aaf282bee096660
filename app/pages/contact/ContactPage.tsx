import { InquiryForm } from "#app/inquiry/InquiryForm.tsx";
import { Host } from "#app/sections/Host.tsx";
import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { page } from "#content/contact.yaml";
import { ContactInfo } from "./ContactInfo.tsx";
import css from "./ContactPage.module.css";
import { DriverCard } from "./DriverCard.tsx";
import { GoodToKnow } from "./GoodToKnow.tsx";
import { HowToReach } from "./HowToReach.tsx";

export default function ContactPage() {
  return (
    <>
      <PageHead {...page} ground="mist">
        <InquiryForm />
        <div className={`stack ${css.info}`}>
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
