import { InquiryForm } from "#app/inquiry/InquiryForm.tsx";
import { ContactInfo } from "./ContactInfo.tsx";
import css from "./InquirySection.module.css";

/** The contact details on the left, the inquiry form on the right. */
export function InquirySection() {
  return (
    <div className="mist">
      <div className={`wrap ${css.page}`}>
        <ContactInfo className={css.info} />
        <InquiryForm className={css.letter} />
      </div>
    </div>
  );
}
