import { DurableObject } from "cloudflare:workers";
import { logLine } from "#service/domain/log.ts";
import { Desk } from "./desk.ts";
import type { EdgeEnv } from "./edge-env.ts";

/** The desk as the platform knows it. */
export class InquiryDesk extends DurableObject<EdgeEnv> {
  readonly #desk: Desk;

  constructor(state: DurableObjectState, env: EdgeEnv) {
    super(state, env);
    this.#desk = new Desk(state.storage, env, {
      // The platform adds the time.
      log: (event, facts) => console.log(logLine(event, facts)),
    });
    state.blockConcurrencyWhile(() => this.#desk.start());
  }

  override fetch(request: Request) {
    return this.#desk.fetch(request);
  }

  override alarm() {
    return this.#desk.alarm();
  }

  sweep() {
    return this.#desk.sweep();
  }
}
