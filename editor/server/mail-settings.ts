import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Environment, SettingError } from "#service/config/read-settings.ts";
import { DeliveryFailure } from "#service/delivery/delivery.ts";
import { createSmtpDelivery } from "#service/delivery/smtp-delivery.ts";
import { findService } from "#service/node/find-service.ts";
import { type Config, readConfig } from "#service/node/read-config.ts";
import { settingNames } from "#site-build/launch/findings.ts";
import type { EnvFile } from "./env-file.ts";

/** Where inquiries are mailed to, and by which server. */
export const mailSettings = z.object({
  inquiryAddress: z.string(),
  /** A host name. Empty: inquiries become files. */
  server: z.string(),
  port: z.string(),
  user: z.string(),
  /** Empty: the one that is set already. It is never sent to the page. */
  password: z.string(),
});

export type MailSettings = z.infer<typeof mailSettings>;

export type ShownSettings = Omit<MailSettings, "password"> & {
  hasPassword: boolean;
  /** Why the service would not start with what is set now, or why the page cannot change it. */
  problem: string | undefined;
};

const tlsPort = "465";
const startTlsPort = "587";

/** What is set now, without the password. */
export function showSettings(file: EnvFile): ShownSettings {
  const env = file.read();
  const url = URL.parse(env.SMTP_URL ?? "");
  return {
    inquiryAddress: env.INQUIRY_ADDRESS ?? "",
    server: url?.hostname ?? "",
    port: url?.port || (url?.protocol === "smtp:" ? startTlsPort : tlsPort),
    user: decode(url?.username ?? ""),
    hasPassword: Boolean(url?.password),
    problem: sayOuter(file) ?? problemsOf(env),
  };
}

/** The settings in the owner's words. */
const words: Readonly<Record<string, string>> = {
  INQUIRY_ADDRESS: "“Your address for inquiries”",
  SMTP_URL: "The setting of the mail server",
};

/** A sentence of the service's in these words, with the setting's own name at its end. */
function inWords(sentence: string): string {
  const [name = ""] = /^[A-Z_]+/.exec(sentence) ?? [];
  const said = sentence.replace(
    /must look like smtps.*/,
    "cannot be read. Write server, port and user here anew.",
  );
  return words[name] ? said.replace(/^[A-Z_]+(.*?)\.?$/s, `${words[name]}$1 (${name}).`) : sentence;
}

/** Writes the settings. Throws a SettingError for a setting that would stop the service. */
export async function saveSettings(file: EnvFile, wanted: MailSettings): Promise<{ text: string }> {
  const { changes, config } = planSettings(file, wanted);
  const outer = sayOuter(file);
  if (outer) throw new SettingError(outer);
  file.write(changes);
  const running = await findService(config);
  return {
    text: running
      ? `Saved. The site on ${running.address} still has the settings from its start: end it and start it again.`
      : "Saved. The site uses them from its next start: npm start.",
  };
}

/** Sends a test mail with the settings of the form, by the service's own code. Writes nothing. Rejects with what is wrong. */
export async function sendTestMail(file: EnvFile, wanted: MailSettings): Promise<{ text: string }> {
  const { config } = planSettings(file, wanted);
  const { smtpUrl, smtpCa, inquiryAddress } = config;
  if (!smtpUrl) throw new SettingError("Write the name of your mail server first.");
  const delivery = createSmtpDelivery({ url: smtpUrl, ca: smtpCa }, config);
  const now = Date.now();
  try {
    await delivery.deliver({
      id: randomUUID(),
      name: "Test from the editor",
      email: inquiryAddress,
      message: "This is a test. If you can read it, inquiries reach you.",
      about: "Mail settings",
      suspicion: null,
      createdAt: now,
      queuedAt: now,
      attempts: 1,
      firstFailedAt: null,
      rejections: 0,
      firstRejectedAt: null,
      client: null,
    });
    const text = `${wanted.server} has taken the test mail for ${inquiryAddress}. Look in that mailbox, and in its spam folder.`;
    return { text };
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    throw new Error(`Not sent. ${sayFailure(error, wanted, config)}`);
  } finally {
    delivery.close();
  }
}

function sayFailure(
  { kind, code, message }: DeliveryFailure,
  { server, port }: MailSettings,
  config: Config,
) {
  const answer = `The server's answer: ${message} (${code})`;
  const sentences = {
    network: `No mail server answered at ${server}, port ${port}. Check both, and whether this machine is online, or try port ${port === tlsPort ? startTlsPort : tlsPort} (${code}).`,
    temporary: `${server} cannot take mail right now. Try again later. ${answer}`,
    login: `${server} refuses the user or the password. Some providers want a separate password for programs, an app password. ${answer}`,
    encryption: `The encryption of ${server} cannot be trusted. Check the server's name. For a server of your own, see docs/running.md. ${answer}`,
    relay: answer,
    rejected: `${server} refuses a mail from ${config.mailFrom} to ${config.inquiryAddress}. Most providers accept only the address of your account. ${answer}`,
  };
  return sentences[kind];
}

/** The lines for the file, and the service's configuration with them. Throws a SettingError with all that is wrong. */
function planSettings(file: EnvFile, wanted: MailSettings) {
  const env = file.read();
  const mistakes = findMistakes(wanted, env.SMTP_URL ?? "");
  if (mistakes.length > 0) throw new SettingError(mistakes.join("\n"));
  const changes = {
    INQUIRY_ADDRESS: wanted.inquiryAddress.trim(),
    SMTP_URL: writeSmtpUrl(wanted, env.SMTP_URL ?? ""),
  };
  const problem = problemOf({ ...env, ...changes });
  if (problem) throw new SettingError(problem);
  return { changes, config: readConfig({ ...env, ...changes }) };
}

function findMistakes({ inquiryAddress, server, port, user, password }: MailSettings, former: string) {
  const host = server.trim().toLowerCase();
  const ofServer = [
    !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host) &&
      `“Mail server” must be a name such as mail.example.com, without https:// and spaces, but is "${server}".`,
    !(/^\d{1,5}$/.test(port) && Number(port) < 65_536) &&
      `“Port” must be a number such as ${tlsPort} or ${startTlsPort}, but is "${port}".`,
    user !== "" &&
      password === "" &&
      !formerOf(former, host, user)?.password &&
      "Write the password of this user. One that was set for another server or user is not used.",
  ];
  return [problemOf({ INQUIRY_ADDRESS: inquiryAddress.trim() }), ...(host ? ofServer : [])].filter(Boolean);
}

/** What is set, if it is for this server and user. */
function formerOf(former: string, host: string, user: string) {
  const url = URL.parse(former);
  return url?.hostname.toLowerCase() === host && decode(url.username) === user ? url : undefined;
}

function writeSmtpUrl({ server, port, user, password }: MailSettings, former: string): string {
  const host = server.trim().toLowerCase();
  if (host === "") return "";
  const old = URL.parse(former);
  const isSameHost = old?.hostname.toLowerCase() === host;
  const secret = encode(password) || formerOf(former, host, user)?.password;
  const login = user === "" ? "" : `${encode(user)}:${secret}@`;
  const scheme = port === tlsPort ? "smtps" : "smtp";
  const isSamePort = old?.port === port;
  // ?tls= and ?requireTLS= are about this server.
  return `${isSamePort ? old.protocol : `${scheme}:`}//${login}${host}:${port}${isSameHost ? old.search : ""}`;
}

/** Percent-encodes also the signs that have a meaning in a shell. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** All of them: the service itself names only the first. */
function problemsOf(env: Environment): string | undefined {
  const each = settingNames.map((name) => problemOf({ [name]: env[name] }));
  return [...new Set([...each, problemOf(env)])].filter(Boolean).join(" ") || undefined;
}

function problemOf(env: Environment): string | undefined {
  try {
    readConfig(env);
    return undefined;
  } catch (error) {
    return inWords((error as Error).message);
  }
}

/** Why a change of the file would have no effect. */
function sayOuter({ outer }: EnvFile): string | undefined {
  const name = settingNames.find((each) => outer[each] !== undefined);
  return name && `${words[name]} cannot be changed here: it is set where the editor is started (${name}).`;
}

/** A text with a wrong percent sign stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
