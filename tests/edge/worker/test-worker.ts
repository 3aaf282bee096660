import { DurableObject } from "cloudflare:workers";
import { type EdgeEnv, EdgeService } from "#service/edge/edge-service.ts";
import { answer } from "#service/edge/worker.ts";

// The deployed Worker with three differences: the test chooses the object's name, the name contains the settings, and
// the test sets the clock.

interface TestEnv extends EdgeEnv {
  INQUIRIES: DurableObjectNamespace<InquiryObject>;
}

const sweepPath = "/test/sweep";
const clockPath = "/test/clock";
const linesPath = "/test/lines";
/** Moves the clock to the time of the alarm and runs it. */
const alarmPath = "/test/alarm";

export class InquiryObject extends DurableObject<TestEnv> {
  readonly #service: EdgeService;
  readonly #lines: string[] = [];
  readonly #now: () => number;

  constructor(state: DurableObjectState, env: TestEnv) {
    super(state, env);
    const { settings, startAt } = JSON.parse(state.id.name ?? "") as {
      settings: Record<string, string>;
      startAt: number;
    };
    this.#now = () => state.storage.kv.get<number>("clock") ?? startAt;
    this.#service = new EdgeService(
      state.storage,
      { ...env, ...settings },
      {
        log: (event, facts = {}) => void this.#lines.push(`${event} ${JSON.stringify(facts)}`),
        now: this.#now,
        random: () => 0.5,
      },
    );
    state.blockConcurrencyWhile(() => this.#service.start());
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === linesPath) return Response.json(this.#lines.splice(0));
    if (pathname === sweepPath) await this.#service.sweep();
    else if (pathname === alarmPath) return Response.json(await this.#goToAlarm());
    else if (pathname === clockPath) {
      this.ctx.storage.kv.put("clock", Number(await request.text()));
      await this.#service.sweep();
    } else return this.#service.fetch(request);
    return new Response("OK");
  }

  async #goToAlarm() {
    const at = await this.ctx.storage.getAlarm();
    if (at === null) throw new Error("No alarm is set.");
    const now = this.#now() + Math.max(0, at - Date.now());
    this.ctx.storage.kv.put("clock", now);
    await this.ctx.storage.deleteAlarm();
    await this.#service.alarm();
    const { sql, kv } = this.ctx.storage;
    const { erased } = sql.exec("SELECT count(*) AS erased FROM inquiry WHERE state = 'erased'").one();
    return { now, clients: [...kv.list({ prefix: "guest " })].length, erased };
  }

  override alarm() {
    return this.#service.alarm();
  }
}

export default {
  async fetch(request, env) {
    const name = decodeURIComponent(request.headers.get("x-test-object") ?? "");
    const object = env.INQUIRIES.getByName(name);
    const isTests = [sweepPath, clockPath, alarmPath, linesPath].includes(new URL(request.url).pathname);
    return isTests ? object.fetch(request) : answer(request, env, object);
  },
} satisfies ExportedHandler<TestEnv>;
