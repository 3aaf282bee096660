import { GoodToKnow } from "#app/sections/contact/GoodToKnow.tsx";
import { InquirySection } from "#app/sections/contact/InquirySection.tsx";
import { HowToReach } from "#app/sections/reach/HowToReach.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { goodToKnow } from "#content/good-to-know.yaml";
import { contactPage } from "#content/pages/contact.yaml";

export default function Contact() {
  const { heading, crumb, lead } = contactPage;
  return (
    <>
      <PageMeta {...contactPage} />
      <PageHead heading={heading} crumb={crumb} lead={lead} ground="mist" />
      <InquirySection />
      <GoodToKnow content={goodToKnow} />
      <HowToReach />
    </>
  );
}
