import { InquiryForm } from "#app/inquiry/InquiryForm.tsx";
import { ContactInfo } from "./ContactInfo.tsx";
import css from "./InquirySection.module.css";

/** Who we are on the left; on the right the letter, hanging by its string from the header's line. */
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
