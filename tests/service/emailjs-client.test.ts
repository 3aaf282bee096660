import { randomUUID } from "node:crypto";
import emailjs from "@emailjs/browser";
import { beforeEach, expect, test, vi } from "vitest";
import { englishRefusals } from "./fixture-site.ts";
import { startTestService } from "./harness.ts";

// EmailJS's own client, unchanged, proves the contract. It expects a browser and uses three of its objects.
beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/Contact" });
  return () => vi.unstubAllGlobals();
});

const words = { name: "Asha Rawat", email: "asha@example.com", message: "Is May free?" };

async function start() {
  const { address, firstMail } = await startTestService();
  emailjs.init({ publicKey: "any", origin: address });
  return firstMail;
}

test("send() delivers and resolves with 200 OK", async () => {
  const firstMail = await start();
  const template = { ...words, inquiry_id: randomUUID(), to: "victim@example.com" };
  expect(await emailjs.send("service", "template", template)).toMatchObject({ status: 200, text: "OK" });
  const { raw } = await firstMail();
  expect(raw).toContain(`Reply-To: ${words.name} <${words.email}>`);
  expect(raw).not.toContain("victim");
});

test("send() rejects with our status and text", async () => {
  await start();
  const refused = { status: 400, text: englishRefusals.email };
  await expect(emailjs.send("service", "template", { ...words, email: "no" })).rejects.toMatchObject(refused);
});

test("sendForm() delivers a form's fields", async () => {
  const firstMail = await start();
  const form = { nodeName: "FORM" } as HTMLFormElement;
  const fields = new FormData();
  for (const [name, value] of Object.entries(words)) fields.append(name, value);
  vi.stubGlobal("FormData", function read() {
    return fields;
  });
  expect(await emailjs.sendForm("service", "template", form)).toMatchObject({ status: 200, text: "OK" });
  expect((await firstMail()).text).toContain(words.message);
});
