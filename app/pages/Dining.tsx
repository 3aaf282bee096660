export default function Dining() {
  return <h1>Dining</h1>;
}
