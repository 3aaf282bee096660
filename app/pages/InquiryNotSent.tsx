export default function InquiryNotSent() {
  return <h1>InquiryNotSent</h1>;
}
