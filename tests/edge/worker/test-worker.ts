import { type EdgeEnv, InquiryObject as SiteObject } from "#edge/worker/inquiry-object.ts";
import { answer } from "#edge/worker/worker.ts";

// The deployed Worker with three differences: the test chooses the object's name, the name contains the settings, and
// the test sets the clock.

interface TestEnv extends EdgeEnv {
  INQUIRIES: DurableObjectNamespace<InquiryObject>;
}

interface ObjectName {
  settings: Record<string, string>;
  startAt: number;
}

export class InquiryObject extends SiteObject {
  constructor(state: DurableObjectState, env: EdgeEnv) {
    const { settings, startAt }: ObjectName = JSON.parse(state.id.name ?? "");
    super(
      state,
      { ...env, ...settings },
      {
        log: (event, facts = {}) =>
          console.log(JSON.stringify([state.id.name, `${event} ${JSON.stringify(facts)}`])),
        now: () => state.storage.kv.get<number>("clock") ?? startAt,
        random: () => 0.5,
      },
    );
  }

  /** Sets the clock and runs maintenance, as the cron does. */
  async setClock(now: number) {
    this.ctx.storage.kv.put("clock", now);
    await this.runMaintenance();
  }
}

export default {
  async fetch(request, env) {
    const object = env.INQUIRIES.getByName(decodeURIComponent(request.headers.get("x-test-object") ?? ""));
    const { pathname } = new URL(request.url);
    if (pathname !== "/test/clock") return answer(request, env, object);
    await object.setClock(Number(await request.text()));
    return new Response("OK");
  },
} satisfies ExportedHandler<TestEnv>;
