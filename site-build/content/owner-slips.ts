import type { SubjectFile } from "#content/schema/subjects.ts";

/** A slip of the kind that owners make, as docs/content-mistakes.md tells of it. */
export interface OwnerSlip {
  slip: string;
  file: SubjectFile;
  before: string;
  after: string;
  /** How the whole file is saved, where that is the slip. */
  save?: (text: string) => Uint8Array;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

export const ownerSlips: readonly OwnerSlip[] = [
  { slip: "a price between quotation marks", file: "menu.yaml", before: "price: 45", after: 'price: "45"' },
  { slip: "₹ in a price", file: "menu.yaml", before: "price: 45", after: "price: ₹45" },
  { slip: "Rs. and a stroke", file: "menu.yaml", before: "price: 45", after: "price: Rs. 45/-" },
  { slip: "a comma in the thousands", file: "packages.yaml", before: "amount: 6000", after: "amount: 6,000" },
  { slip: "a comma for a point", file: "testimonials.yaml", before: "rating: 4.5", after: "rating: 4,5" },
  { slip: "numerals in Devanagari", file: "menu.yaml", before: "price: 45", after: "price: ४५" },
  { slip: "a price in words", file: "menu.yaml", before: "price: 45", after: "price: on request" },
  { slip: "a price below 0", file: "menu.yaml", before: "price: 45", after: "price: -45" },
  { slip: "no price at all", file: "menu.yaml", before: "price: 45", after: "price:" },
  { slip: "the line is gone", file: "menu.yaml", before: "    price: 45\n", after: "" },
  { slip: "the field is written wrong", file: "menu.yaml", before: "price: 45", after: "pirce: 45" },
  {
    slip: "a field twice",
    file: "menu.yaml",
    before: "    price: 45\n",
    after: "    price: 45\n    price: 50\n",
  },
  {
    slip: "an unknown field",
    file: "menu.yaml",
    before: "    price: 45\n",
    after: "    price: 45\n    spicy: true\n",
  },
  { slip: "no space after the colon", file: "menu.yaml", before: "price: 45", after: "price:45" },
  { slip: "no space after the dash", file: "resort.yaml", before: "- Resorts", after: "-Resorts" },
  {
    slip: "a quotation mark missing at the end",
    file: "home.yaml",
    before: "action: Book Now",
    after: 'action: "Book Now',
  },
  {
    slip: "a quotation mark missing at the beginning",
    file: "home.yaml",
    before: "action: Book Now",
    after: 'action: Book Now"',
  },
  {
    slip: "curly quotation marks",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: “Book Now”",
  },
  { slip: "curly ones around a price", file: "menu.yaml", before: "price: 45", after: "price: “45”" },
  {
    slip: "quotation marks inside of others",
    file: "home.yaml",
    before: "action: Book Now",
    after: 'action: "Book "Now""',
  },
  {
    slip: "a colon in a text",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: Hurry: book now",
  },
  {
    slip: "a colon in a list",
    file: "packages.yaml",
    before: "- Welcome drink\n",
    after: "- Welcome drink: buransh\n",
  },
  {
    slip: "a text that begins with a brace",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: {name} now",
  },
  {
    slip: "a text that begins with @",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: @kafal",
  },
  { slip: "# in a text", file: "home.yaml", before: "action: Book Now", after: "action: Book cottage #5" },
  { slip: "a tab", file: "menu.yaml", before: "    price: 45", after: "\tprice: 45" },
  {
    slip: "a line too far to the right",
    file: "menu.yaml",
    before: "    price: 45",
    after: "      price: 45",
  },
  { slip: "one space too few", file: "menu.yaml", before: "    price: 45", after: "   price: 45" },
  { slip: "a line too far to the left", file: "menu.yaml", before: "    price: 45", after: "price: 45" },
  {
    slip: "a list in one line",
    file: "home.yaml",
    before: "  pictures:\n    - hero-dawn\n    - hero-noon\n    - hero-mist\n    - hero-dusk\n",
    after: "  pictures: hero-dawn, hero-noon\n",
  },
  { slip: "yes instead of true", file: "testimonials.yaml", before: "sample: true", after: "sample: yes" },
  { slip: "an icon that there is not", file: "services.yaml", before: "icon: bed\n", after: "icon: bedd\n" },
  {
    slip: "a picture's name written wrong",
    file: "menu.yaml",
    before: "picture: menu-pizza",
    after: "picture: menu-piza",
  },
  {
    slip: "a picture that nobody has entered",
    file: "home-gallery.yaml",
    before: "picture: gallery-river",
    after: "picture: our-terrace",
  },
  {
    slip: "a file that does not lie there",
    file: "pictures.yaml",
    before: "file: menu-pizza.webp",
    after: "file: menu-piza.webp",
  },
  {
    slip: "a telephone without its country",
    file: "resort.yaml",
    before: "  - +91 00000 00000\n",
    after: "  - 98765 43210\n",
  },
  {
    slip: "six telephones",
    file: "resort.yaml",
    before: "telephones:\n",
    after: `telephones:\n${"  - +91 98765 43210\n".repeat(3)}`,
  },
  {
    slip: "a number in braces that there is not",
    file: "pages/offers.yaml",
    before: "{OfferCount} reasons",
    after: "{OffersCount} reasons",
  },
  {
    slip: "a day with points",
    file: "offers.yaml",
    before: "    picture: offer-long-stay",
    after: "    until: 5.1.2027\n    picture: offer-long-stay",
  },
  {
    slip: "31 February",
    file: "offers.yaml",
    before: "    picture: offer-long-stay",
    after: "    until: 2027-02-31\n    picture: offer-long-stay",
  },
  {
    slip: "a last day before the first",
    file: "offers.yaml",
    before: "    picture: offer-long-stay",
    after: "    from: 2026-12-20\n    until: 2026-01-05\n    picture: offer-long-stay",
  },
  {
    slip: "every year, but one day only",
    file: "offers.yaml",
    before: "    picture: offer-long-stay",
    after: "    from: 12-20\n    picture: offer-long-stay",
  },
  {
    slip: "two seasons for one day",
    file: "packages.yaml",
    before: "      amount: 6000\n",
    after:
      "      amount: 6000\n      seasons:\n        - { from: 04-15, until: 06-30, amount: 7000 }\n        - { from: 06-30, until: 07-31, amount: 5000 }\n",
  },
  {
    slip: "other words for a price",
    file: "packages.yaml",
    before: "amount: 6000",
    after: "amount: on reqest",
  },
  {
    slip: "two versions after a merge",
    file: "menu.yaml",
    before: "    price: 45\n",
    after: "<<<<<<< mine\n    price: 45\n=======\n    price: 50\n>>>>>>> theirs\n",
  },
  {
    slip: "saved as Windows text (windows-1252)",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: Café",
    save: (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
  },
  {
    slip: "saved as UTF-16",
    file: "menu.yaml",
    before: "price: 45",
    after: "price: 45",
    save: (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")),
  },
  {
    slip: "saved with line ends of Windows",
    file: "menu.yaml",
    before: "price: 45",
    after: "price: 50",
    save: (text) => utf8(text.replaceAll("\n", "\r\n")),
  },
  {
    slip: "saved with a byte order mark (BOM)",
    file: "menu.yaml",
    before: "price: 45",
    after: "price: 50",
    save: (text) => utf8(`\uFEFF${text}`),
  },
  { slip: "an emoji", file: "home.yaml", before: "action: Book Now", after: "action: Book Now 🏔️" },
  { slip: "Hindi", file: "home.yaml", before: "action: Book Now", after: "action: अभी बुक करें" },
];
