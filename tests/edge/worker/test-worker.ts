import { DurableObject } from "cloudflare:workers";
import { answerFromSite } from "#service/edge/answer-from-site.ts";
import { Desk } from "#service/edge/desk.ts";
import type { EdgeEnv } from "#service/edge/edge-env.ts";
import { isForDesk } from "#service/edge/is-for-desk.ts";

// The Worker as it is deployed, but for three things: a test names the desk, its settings stand in the name, and
// the clock is the test's.

const sweepPath = "/test/sweep";
const clockPath = "/test/clock";
const linesPath = "/test/lines";

export class InquiryDesk extends DurableObject<EdgeEnv> {
  readonly #desk: Desk;
  readonly #lines: string[] = [];

  constructor(state: DurableObjectState, env: EdgeEnv) {
    super(state, env);
    const { settings, startAt } = JSON.parse(state.id.name ?? "") as {
      settings: Record<string, string>;
      startAt: number;
    };
    this.#desk = new Desk(
      state.storage,
      { ...env, ...settings },
      {
        log: (event, facts = {}) => void this.#lines.push(`${event} ${JSON.stringify(facts)}`),
        now: () => state.storage.kv.get<number>("clock") ?? startAt,
        random: () => 0.5,
      },
    );
    state.blockConcurrencyWhile(() => this.#desk.start());
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === linesPath) return Response.json(this.#lines.splice(0));
    if (pathname === sweepPath) await this.#desk.sweep();
    else if (pathname === clockPath) {
      this.ctx.storage.kv.put("clock", Number(await request.text()));
      await this.#desk.sweep();
    } else return this.#desk.fetch(request);
    return new Response("OK");
  }

  override alarm() {
    return this.#desk.alarm();
  }
}

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const name = decodeURIComponent(request.headers.get("x-test-desk") ?? "");
    const isTests = [sweepPath, clockPath, linesPath].includes(pathname);
    if (isTests || isForDesk(pathname)) return env.DESK.getByName(name).fetch(request);
    return answerFromSite(request, env);
  },
} satisfies ExportedHandler<EdgeEnv>;
