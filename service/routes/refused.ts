import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Refusal } from "#shared/inquiry.ts";

/** Ends a request. The message says to programs what is wrong; `refusal` is what a guest is told. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode;
  readonly refusal: Refusal;
  /** When it may be tried again. */
  readonly waitMs: number | undefined;

  constructor(status: ContentfulStatusCode, message: string, refusal: Refusal = "other", waitMs?: number) {
    super(message);
    this.status = status;
    this.refusal = refusal;
    this.waitMs = waitMs;
  }
}
