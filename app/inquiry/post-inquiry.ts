import { account, endpoint } from "#content/site.yaml";
import { acknowledgement, type SendRequest, sendPath, withLanguage } from "#shared/inquiry.ts";
import type { RefusedBy, SavedInquiry } from "./saved-inquiry.ts";

/** Why it is not acknowledged, and how long the service asked to wait. */
export interface Failure {
  is: "unsent";
  reason: "offline" | "silent" | "busy" | "unexpected";
  retryAfterMs: number;
}

type Answer = { is: "sent" } | { is: "refused"; by: RefusedBy } | Failure;

const answerWithinMs = 15_000;
/** One try. Never throws: all but the acknowledgement becomes a failure with a reason. */
export async function postInquiry(
  inquiry: SavedInquiry,
  to = endpoint,
  withinMs = answerWithinMs,
): Promise<Answer> {
  // The limit includes the body: an answer may start and never end.
  const signal = AbortSignal.timeout(withinMs);
  try {
    const response = await fetch(to + sendPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(toRequest(inquiry)),
      // A redirect leads to the sign-in page of a hotel's or airport's network.
      redirect: "error",
      signal,
    });
    return readAnswer(response, await response.text());
  } catch {
    return failure(signal.aborted ? "silent" : "offline");
  }
}

/**
 * The request of EmailJS's public REST API. `inquiry_id` prevents duplicates. The language travels inside the message, where
 * every service takes it.
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
      message: withLanguage(message, languageNote),
      website,
      elapsed_ms: String(elapsedMs),
    },
  };
}

function readAnswer({ status, headers }: Response, text: string): Answer {
  if (status === 200 && text === acknowledgement) return { is: "sent" };
  if (status === 413) return { is: "refused", by: "message" };
  if (status === 400) return { is: "refused", by: "other" };
  const reason = status === 429 || status >= 500 ? "busy" : "unexpected";
  return failure(reason, readRetryAfterMs(headers.get("Retry-After")));
}

function failure(reason: Failure["reason"], retryAfterMs = 0): Failure {
  return { is: "unsent", reason, retryAfterMs };
}

/** Retry-After is a number of seconds or a date. At most a day: a timer of more than 24.8 days fires at once. */
function readRetryAfterMs(text: string | null): number {
  if (!text) return 0;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Math.min(Math.max(ms || 0, 0), 24 * 60 * 60_000);
}
