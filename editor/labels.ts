type Path = readonly (string | number)[];
type Schema = {
  title?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
};

/** What the form calls a field: its title in the schema, or its key in words. */
export function labelOf(schema: object, path: Path): string {
  let field: Schema | undefined = schema;
  for (const step of path)
    field =
      typeof step === "number" ? field?.items : (field?.properties?.[step] ?? field?.additionalProperties);
  return field?.title ?? sayName(String(path.at(-1) ?? ""));
}

/** Files whose name says too little. */
const titles: Readonly<Record<string, string>> = {
  about: "About Us",
  confirmed: "What you have confirmed",
  details: "Details of packages and offers",
  "error-page": "Page for unknown addresses",
  "home-gallery": "Gallery of Home",
  "about-gallery": "Gallery of About Us",
  inquiry: "EmailJS",
  lightbox: "Enlarged pictures",
  "map/provider": "Which map guests see",
  "map/texts": "Words on the map",
  navigation: "Links at top and bottom",
  offline: "Without a network",
  reach: "How to reach you",
  words: "Short texts",
};

/** What the editor calls a file of content/. */
export function titleOf(file: string): string {
  const name = file.replace(/\.yaml$/, "");
  if (name.startsWith("pages/")) return "Title and description";
  return titles[name] ?? sayName(name.replaceAll(/[/-]/g, " "));
}

/** The same sentence with the titles of files instead of their names. */
export function sayFiles(sentence: string): string {
  return sentence.replaceAll(/\b(?:content\/)?([a-z][a-z/-]*\.yaml)\b/g, (_, file) => `“${titleOf(file)}”`);
}

/** Keys that say too little. A title in the schema goes first. */
const names: Readonly<Record<string, string>> = {
  aboutGallery: "Pictures",
  action: "Button",
  areaOfPin: "Area of the PIN code",
  breadcrumb: "Line above the heading",
  carousel: "Row of pictures",
  chatTelephone: "WhatsApp number",
  comparison: "Table of the packages",
  confirm: "What to ask",
  credits: "Makers of the pictures",
  crumb: "Short name",
  drawn: "Who drew the map",
  entries: "Questions",
  failure: "Why it waits",
  fields: "Labels of the form",
  footerNavigation: "Links at the bottom",
  homeGallery: "Photographs",
  inclusions: "What is included",
  info: "Headings",
  intro: "Opening text",
  lead: "Larger text",
  login: "Discount tag",
  messageBegun: "Beginning of the message",
  motion: "All movement",
  nameParts: "Parts of the name",
  navigation: "Links at the top",
  next: "What happens next",
  nextTitle: "Heading of what happens next",
  noOffers: "Without any offer",
  onward: "Link to the packages",
  openInGoogleMaps: "Open in Google Maps",
  openInOpenStreetMap: "Open in OpenStreetMap",
  otherwise: "All other days",
  reach: "How to reach you",
  sample: "It is a sample",
  slide: "One picture of the row",
  slideCounter: "Number of the picture",
  socialTitle: "Heading of the icons",
  submit: "Button that sends",
  subtitle: "Line below the name",
  tagline: "Short promise",
  year: "Seasons and river",
};

/** 'Chat telephone' for chatTelephone. */
export function sayName(key: string): string {
  return names[key] ?? capital(key.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
