import { expect, test } from "vitest";
import { z } from "zod";
import { shapeOf, unwrapSchema } from "#schema/field-meta.ts";
import { schemas } from "#schema/schema.ts";

// Who holds a token of /admin, or has stolen one, may change every field of content/. What stands here is the worst that comes
// of it: nothing runs, no inquiry goes elsewhere, nothing is erased, and no token is sent to anyone.

type Worst =
  /** Guests read something false. */
  | "words"
  /** Guests see something false or ugly; a file is bounded and decoded by the build alone. */
  | "picture"
  /** Guests write, call or drive to somebody else. Mail, telephones and WhatsApp are mailed with the old and the new value. */
  | "another place"
  /** Guests follow a link to another website. */
  | "another website"
  /** An amount, a number or a day is false, and what guests agree on is wrong. */
  | "false promise"
  /** Something is missing or in another form; the next push brings it back. */
  | "look"
  /** The launch list is silent about something. */
  | "reminder";

/** All but words and pictures, which each field of these kinds has in common. */
const worst: Record<string, Worst> = {
  "home.popup.isHidden": "look",
  "home.services.icon": "look",
  "home.testimonials.rating": "false promise",
  "home.testimonials.sample": "reminder",
  "packages.packages.currency": "false promise",
  "packages.packages.price": "false promise",
  "offers.offers.currency": "false promise",
  "offers.offers.price": "false promise",
  "offers.offers.from": "false promise",
  "offers.offers.until": "false promise",
  "dining.menu.price": "false promise",
  "about.social.icon": "look",
  "about.social.target": "another website",
  "site.notice.link.target": "another website",
  "site.notice.from": "false promise",
  "site.notice.until": "false promise",
  "site.telephones": "another place",
  "site.chatTelephone": "another place",
  "site.email": "another place",
  "site.answerHours": "false promise",
  "site.address.postalCode": "another place",
  "site.address.country": "another place",
  "site.place.latitude": "another place",
  "site.place.longitude": "another place",
  "site.place.isExact": "another place",
  "site.currency": "false promise",
  "site.social.icon": "look",
  "site.social.target": "another website",
  "site.footerServices.target": "another website",
  "site.lodging": "false promise",
  "site.illustrated": "words",
  "site.gstin": "false promise",
  "site.fssai": "false promise",
  "site.launchAnswers": "reminder",
  "site.timeZone": "false promise",
  "site.languages": "look",
};

const pictureKinds = ["photograph", "logo", "film"];

/** The fields of a form, as paths; entries of a list are one. */
function fieldsOf(schema: z.ZodType, path: string): [string, z.ZodType][] {
  const { core } = unwrapSchema(schema);
  if (core instanceof z.ZodArray) return fieldsOf(core.element as z.ZodType, path);
  const inner = Object.entries(shapeOf(core));
  if (inner.length === 0) return [[path, schema]];
  return inner.flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`));
}

const fields = Object.entries(schemas).flatMap(([file, schema]) => fieldsOf(schema, file));

test("every field that a push can change has a documented worst case", () => {
  const isPicture = (path: string, kind = "") => pictureKinds.includes(kind) || path.endsWith(".focus");
  const others = fields.filter(([path, schema]) => {
    const { meta } = unwrapSchema(schema);
    return !meta.isText && !isPicture(path, meta.kind);
  });
  expect(others.map(([path]) => path).toSorted()).toEqual(Object.keys(worst).toSorted());
});

test("a push cannot change where inquiries go, whom browsers trust, or what is deleted", () => {
  const names = fields.map(([path]) => path.split(".").at(-1));
  for (const name of ["siteUrl", "repository", "emailjs", "keptDays", "endpoint", "account", "retentionDays"])
    expect(names).not.toContain(name);
});
