import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type SmtpPeer, startSmtpPeer } from "../../tests/service/smtp-peer.ts";
import { EnvFile } from "./env-file.ts";
import { type MailSettings, saveSettings, sendTestMail, showSettings } from "./mail-settings.ts";

let folder: string;
let file: EnvFile;
let peer: SmtpPeer;
let wanted: MailSettings;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mail-settings-"));
  // No service runs on this data, and none on this port.
  const outer = { DATA_DIR: join(folder, "data"), SITE_DIR: join(folder, "dist"), PORT: "1" };
  file = new EnvFile(join(folder, ".env"), outer);
  peer = await startSmtpPeer();
  wanted = {
    inquiryAddress: "stay@deodar.in",
    server: "127.0.0.1",
    port: `${peer.port}`,
    user: "stay@deodar.in",
    password: "p#s's\"w/rd%",
  };
});
afterEach(async () => {
  await peer.close();
  rmSync(folder, { recursive: true });
});

const text = () => readFileSync(file.path, "utf8");

test("settings are saved as the service reads them, and the password is not told again", async () => {
  expect(showSettings(file)).toMatchObject({ server: "", hasPassword: false, problem: undefined });
  expect((await saveSettings(file, wanted)).text).toBe(
    "Saved. The site uses them from its next start: npm start.",
  );
  const { SMTP_URL = "", INQUIRY_ADDRESS } = file.read();
  const { username, password, host, protocol } = new URL(SMTP_URL);
  expect([INQUIRY_ADDRESS, protocol, host]).toEqual(["stay@deodar.in", "smtp:", `127.0.0.1:${peer.port}`]);
  expect([username, password].map(decodeURIComponent)).toEqual([wanted.user, wanted.password]);
  const shown = showSettings(file);
  expect(shown).toMatchObject({ user: "stay@deodar.in", hasPassword: true, port: `${peer.port}` });
  expect(JSON.stringify(shown)).not.toContain("rd%");
});

test("an empty password keeps the one that is set, for the same server and user only", async () => {
  const kept = { ...wanted, server: "mail.deodar.in", port: "465", user: "anna", password: "" };
  writeFileSync(file.path, "SMTP_URL=smtps://anna:secret@mail.deodar.in:465?requireTLS=false\n");
  await saveSettings(file, kept);
  expect(text()).toContain("SMTP_URL=smtps://anna:secret@mail.deodar.in:465?requireTLS=false\n");
  await saveSettings(file, { ...kept, port: "587" });
  expect(text()).toContain("SMTP_URL=smtp://anna:secret@mail.deodar.in:587?requireTLS=false\n");
  writeFileSync(file.path, "SMTP_URL=smtps://anna:secret@Mail.Deodar.in:465?requireTLS=false\n");
  await saveSettings(file, kept);
  expect(text()).toContain("SMTP_URL=smtps://anna:secret@mail.deodar.in:465?requireTLS=false\n");
  for (const other of [{ server: "mail.elsewhere.in" }, { user: "bela" }])
    await expect(saveSettings(file, { ...kept, ...other })).rejects.toThrow(
      "Write the password of this user",
    );
  await saveSettings(file, { ...kept, user: "" });
  expect(text()).toContain("SMTP_URL=smtps://mail.deodar.in:465?requireTLS=false\n");
  await saveSettings(file, { ...kept, server: "" });
  expect(text()).toContain("SMTP_URL=\n");
});

test.each([
  [
    { inquiryAddress: "stay" },
    /^“Your address for inquiries” must be one mail address such as stay@example\.com.*\(INQUIRY_ADDRESS\)\.$/,
  ],
  [{ inquiryAddress: "a@b.in\nPORT=9" }, /^“Your address for inquiries”/],
  [{ server: "https://mail.deodar.in" }, /^“Mail server” must be a name/],
  [{ server: "mail.in\nPORT=9" }, /^“Mail server”/],
  [{ port: "9\nPORT=9" }, /^“Port” must be/],
  [{ port: "99999" }, /^“Port” must be/],
  [{ password: "" }, /^Write the password/],
  [{ inquiryAddress: "stay", server: "a b", port: "x" }, /^“Your address.*\n“Mail server”.*\n“Port”.*$/],
])("%j is refused in the form's words, all of it, and nothing is written", async (wrong, sentence) => {
  writeFileSync(file.path, "# Mine\n");
  await expect(saveSettings(file, { ...wanted, ...wrong })).rejects.toThrow(sentence);
  await expect(sendTestMail(file, { ...wanted, ...wrong })).rejects.toThrow(sentence);
  expect(text()).toBe("# Mine\n");
});

test("what is set outside of the file is not written", async () => {
  file.outer.SMTP_URL = "smtp://elsewhere.in";
  expect(showSettings(file).problem).toMatch(/cannot be changed here.*\(SMTP_URL\)\.$/);
  await expect(saveSettings(file, wanted)).rejects.toThrow(/cannot be changed here/);
});

test("all wrong settings in the file are told", () => {
  writeFileSync(file.path, "INQUIRY_ADDRESS=stay\nSMTP_URL=smtp://a%zz@mail.in\n");
  expect(showSettings(file)).toMatchObject({
    user: "a%zz",
    problem: expect.stringMatching(/^“Your address for inquiries” must be .* \(INQUIRY_ADDRESS\)\.$/),
  });
  writeFileSync(file.path, "INQUIRY_ADDRESS=stay\nSMTP_URL=mail.in\n");
  expect(showSettings(file).problem).toMatch(/\(SMTP_URL\)\. “Your address.* \(INQUIRY_ADDRESS\)\.$/);
});

test("a test mail goes through the mail server, before anything is saved", async () => {
  expect(await sendTestMail(file, wanted)).toEqual({
    text: expect.stringContaining("127.0.0.1 has taken the test mail for stay@deodar.in"),
  });
  expect(peer.received).toMatchObject([{ from: "stay@deodar.in", to: ["stay@deodar.in"] }]);
  expect(peer.received[0]?.raw).toContain("inquiries reach you");
  expect(() => text()).toThrow();
});

test.each([
  [{ refuseLogin: 535 }, /refuses the user or the password\. .* \(535\)$/],
  [{ refuseRecipient: 550 }, /refuses a mail from stay@deodar\.in to stay@deodar\.in\. .* \(550\)$/],
  [{ refuseMessage: 451 }, /cannot take mail right now\. .* \(451\)$/],
  ["garbage", /^Not sent\. No mail server answered at 127\.0\.0\.1, port \d+\. Check both.* \(E\w+\)\.$/],
] as const)("a server that answers %j: the owner is told in words", async (behaviour, sentence) => {
  peer.behaviour = behaviour;
  await expect(sendTestMail(file, wanted)).rejects.toThrow(sentence);
});
