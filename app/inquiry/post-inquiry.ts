import { account, endpoint } from "#content/site.yaml";
import { acknowledgement, addLanguageNote, type SendRequest, sendPath } from "#shared/inquiry.ts";
import type { RefusedBy, SavedInquiry } from "./saved-inquiry.ts";

/** Why the inquiry was not acknowledged, and how long the service asked to wait. */
export interface Failure {
  status: "unsent";
  reason: "offline" | "silent" | "busy" | "unexpected";
  retryAfterMs: number;
}

type PostResult = { status: "sent" } | { status: "refused"; reason: RefusedBy } | Failure;

const defaultTimeoutMs = 15_000;

/** Tries once to send the inquiry. Never rejects: anything but an acknowledgement or a refusal is a `Failure`. */
export async function postInquiry(
  inquiry: SavedInquiry,
  origin = endpoint,
  timeoutMs = defaultTimeoutMs,
): Promise<PostResult> {
  // The timeout includes the body, which may start to arrive and never end.
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(origin + sendPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(toRequest(inquiry)),
      // A redirect comes from a captive portal, such as the sign-in page of a hotel's network.
      redirect: "error",
      signal,
    });
    return parseResponse(response, await response.text());
  } catch {
    return failure(signal.aborted ? "silent" : "offline");
  }
}

/**
 * A request of EmailJS's public REST API, which our service implements, too. `inquiry_id` prevents duplicates. The language
 * is part of the message, because an EmailJS template shows only the fields that it names.
 */
function toRequest(inquiry: SavedInquiry): SendRequest {
  const { id, name, email, message, languageNote, website, elapsedMs } = inquiry;
  return {
    lib_version: "4.4.1",
    ...account,
    template_params: {
      inquiry_id: id,
      name,
      email,
      message: addLanguageNote(message, languageNote),
      website,
      elapsed_ms: String(elapsedMs),
    },
  };
}

function parseResponse({ status, headers }: Response, text: string): PostResult {
  if (status === 200 && text === acknowledgement) return { status: "sent" };
  if (status === 413) return { status: "refused", reason: "message" };
  if (status === 400) return { status: "refused", reason: "other" };
  const reason = status === 429 || status >= 500 ? "busy" : "unexpected";
  return failure(reason, parseRetryAfterMs(headers.get("Retry-After")));
}

function failure(reason: Failure["reason"], retryAfterMs = 0): Failure {
  return { status: "unsent", reason, retryAfterMs };
}

/** Retry-After is a number of seconds or a date. Limited to a day: browsers end a timer of more than 24.8 days immediately. */
function parseRetryAfterMs(text: string | null): number {
  if (!text) return 0;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Math.min(Math.max(ms || 0, 0), 24 * 60 * 60_000);
}
