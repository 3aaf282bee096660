import { globSync, readFileSync } from "node:fs";
import { expect, type Page, type Route } from "@playwright/test";
import PostalMime from "postal-mime";
import english from "#words/inquiry.json" with { type: "json" };
import { visit } from "./visit.ts";

export const sentSentence = "Your inquiry has been sent. Thank you!";
export const words = {
  name: "Asha Rawat",
  email: "asha@example.com",
  message: "We are four, and would like to come in March.",
};

/** `fields`: the labels in the page's language. */
export async function fillIn(page: Page, { name, email, message } = words, { fields } = english) {
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  await page.getByRole("textbox", { name: fields.email, exact: true }).fill(email);
  await page.getByLabel(fields.message).fill(message);
}

export const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
export async function send(page: Page, texts = words) {
  await fillIn(page, texts);
  await submit(page);
}
export const failure = (page: Page) => page.locator("#inquiry").getByRole("alert");
export const success = (page: Page) => page.locator("#inquiry").getByRole("status");

export async function expectWords(page: Page, { name, email, message } = words) {
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByLabel("Message")).toHaveValue(message);
}

export const expectEmptyForm = (page: Page) => expectWords(page, { name: "", email: "", message: "" });

/** Accepts every native alert and remembers what it said. */
export function watchAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  return alerts;
}

type Posted = Record<string, string>;
type Answer = Parameters<Route["fulfill"]>[0] | ((route: Route) => unknown);

/** Opens the form. The service gives these answers, or those of its own. */
export async function open(page: Page, ...answers: Answer[]) {
  const alerts = watchAlerts(page);
  const posted = answers.length > 0 ? await answerWith(page, ...answers) : [];
  await visit(page, "/Contact");
  return { alerts, posted };
}

/** Intercepts posts and answers them in order; the last answer is repeated. Records what was posted. */
export async function answerWith(page: Page, ...answers: Answer[]): Promise<Posted[]> {
  const posted: Posted[] = [];
  await page.context().route("**/api/v1.0/email/send", async (route) => {
    posted.push(route.request().postDataJSON().template_params);
    const answer = answers[Math.min(posted.length, answers.length) - 1];
    if (typeof answer === "function") await answer(route);
    else await route.fulfill({ contentType: "text/plain; charset=UTF-8", ...answer });
  });
  return posted;
}

export const acknowledged = (route: Route) => route.fulfill({ contentType: "text/plain", body: "OK" });
export const unreachable = (route: Route) => route.abort("connectionrefused");

export const savedInquiries = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key === "inquiry"));

/** Waits for the mail whose text contains `words`. The service makes the Maildir with its first mail. */
export async function expectMail(dataDir: string, words: string) {
  const texts = async () => {
    const files = globSync(`${dataDir}/Maildir/new/*`);
    const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
    return mails.map(({ text }) => text);
  };
  await expect.poll(texts).toContainEqual(expect.stringContaining(words));
}
