export default function InquirySent() {
  return <h1>InquirySent</h1>;
}
