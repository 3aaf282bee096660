import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { page } from "#content/contact.yaml";
import { GoodToKnow } from "./GoodToKnow.tsx";
import { HowToReach } from "./HowToReach.tsx";
import { InquirySection } from "./InquirySection.tsx";

export default function ContactPage() {
  return (
    <>
      <PageHead {...page} ground="mist">
        <InquirySection />
      </PageHead>
      <BelowFold>
        <HowToReach />
        <GoodToKnow />
      </BelowFold>
    </>
  );
}
