import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Refusal } from "#shared/inquiry.ts";

/** Ends a request. The message tells a program what is wrong; `refusal` selects what a guest is told. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode;
  readonly refusal: Refusal;
  /** Milliseconds until a retry may succeed. */
  readonly waitMs: number | undefined;

  constructor(status: ContentfulStatusCode, message: string, refusal: Refusal = "other", waitMs?: number) {
    super(message);
    this.status = status;
    this.refusal = refusal;
    this.waitMs = waitMs;
  }
}
