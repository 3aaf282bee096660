import { InquiryForm } from "#app/inquiry/InquiryForm.tsx";
import { Host } from "#app/sections/Host.tsx";
import { ContactInfo } from "./ContactInfo.tsx";
import { DriverCard } from "./DriverCard.tsx";
import css from "./InquirySection.module.css";

/** The inquiry form and the contact details, below the page's title. In wide windows the form is beside both. */
export function InquirySection() {
  return (
    <>
      <InquiryForm />
      <div className={`stack ${css.info}`}>
        <Host />
        <ContactInfo />
        <DriverCard />
      </div>
    </>
  );
}
