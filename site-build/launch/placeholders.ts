import type { Content } from "#schema/schema.ts";
import { placeholderTelephone } from "#schema/telephone.ts";

// The placeholders in this repository. The launch list compares whole values, so it never reports an owner's own text.

/** Whether the domain of a host or email address is reserved for examples and tests (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string) =>
  /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);

export const placeholderName = "Kafal Ridge";

/** The names of the drawings in media/originals/, by their first word. */
const drawings = {
  about: "aesthetic-quality clean-and-spacious cottages excellence luxury window",
  contact: "valley",
  dining: "plate",
  dish: "jhangora-kheer kafuli phaanu thechwani",
  error: "trail",
  gallery: "hotel-room night-view river stay-room swimming-pool-day swimming-pool-evening",
  hero: "dawn dusk mist noon",
  menu: "calamares chainsoo dosha fast-food gobhi-sabji idli pizza thali veg-roll",
  offer: "adventure family-fun long-stay romantic special-holiday weekend",
  package: "bonfire climbing cottage games historic-site lake pool raft trail village waterfall",
  place: "night",
  reach: "road",
  ridge: "poster",
};
const drawingFiles = Object.entries(drawings).flatMap(([first, rest]) =>
  rest.split(" ").map((name) => `/media/originals/${first}-${name}.webp`),
);

/** What to do with each kind of placeholder. */
export const placeholders: readonly { message: string; values: readonly string[] }[] = [
  { message: "The name is a placeholder: enter yours", values: [placeholderName, "काफल रिज"] },
  { message: "Placeholder number: enter yours", values: [placeholderTelephone] },
  { message: "Placeholder mail address: enter yours", values: ["stay@kafalridge.example"] },
  {
    message: "A network's front page: enter your own page there, or remove the entry",
    values: ["https://www.facebook.com/", "https://www.instagram.com/"],
  },
  {
    message: "This explains the name Kafal Ridge: write about yours",
    values: [
      "Kafal is the red berry that grows wild in the hills of Garhwal. A stay here is meant to be like it: small, local, and over too soon.",
      "काफल गढ़वाल के पहाड़ों में अपने-आप उगने वाला लाल फल है। हम चाहते हैं कि यहाँ बिताए दिन भी वैसे ही हों: थोड़े-से, इसी मिट्टी के, और देखते-देखते बीत जाने वाले।",
    ],
  },
  {
    message: "Our film, which shows no real place: upload yours, or remove it",
    values: ["/media/film/ridge.mp4", "/media/film/ridge.webm"],
  },
  { message: "Our drawing: put a photograph of yours in its place", values: drawingFiles },
];

/** The bundled drawings in media/words/ by title, and whether they belong to a site's content. */
export const bundledWords: readonly BundledWord[] = [
  { title: "काफल", belongsTo: ({ site }) => site.name.first === placeholderName },
  { title: "ऋषिकेश", belongsTo: ({ about }) => about.welcome.title.first.includes("Rishikesh") },
];
interface BundledWord {
  title: string;
  belongsTo: (content: Pick<Content, "site" | "about">) => boolean;
}
