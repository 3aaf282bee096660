import { type EdgeEnv, InquiryObject as SiteObject } from "#edge/worker/inquiry-object.ts";
import { answer } from "#edge/worker/worker.ts";
import type { Contact } from "#release/site-manifest.ts";
import { tablesVersion } from "#service/store/tables.ts";

// The deployed Worker with five differences: the test chooses the object's name, the name contains the settings, the
// test sets the clock and the contact details, and each change of the alarm is in the log.

interface TestEnv extends EdgeEnv {
  INQUIRIES: DurableObjectNamespace<InquiryObject>;
  /** Statements that make the tables of an earlier version, with a waiting inquiry. */
  EARLIER_TABLES: string;
}

/** As JSON. The platform tells an object no name above about 1,000 characters. */
interface ObjectName {
  settings: Record<string, string>;
  startAt: number;
  /** Which version of the service used the object before. */
  usedBy?: "earlier version" | "newer version";
}

function leaveTables({ storage }: DurableObjectState, env: TestEnv, usedBy: ObjectName["usedBy"]) {
  if (usedBy === "newer version") storage.kv.put("tables", tablesVersion + 1);
  const isNew = storage.kv.get("tables") === undefined;
  if (usedBy === "earlier version" && isNew) storage.sql.exec(env.EARLIER_TABLES);
}

export class InquiryObject extends SiteObject {
  constructor(state: DurableObjectState, env: TestEnv) {
    const { settings, startAt, usedBy }: ObjectName = JSON.parse(state.id.name ?? "");
    leaveTables(state, env, usedBy);
    const print = (line: string) => console.log(JSON.stringify([state.id.name, line]));
    const setAlarm = state.storage.setAlarm.bind(state.storage);
    state.storage.setAlarm = (time) => {
      print("alarm set");
      return setAlarm(time);
    };
    super(
      state,
      { ...env, ...settings },
      {
        log: (event, fields = {}) => print(`${event} ${JSON.stringify(fields)}`),
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

  /** Runs maintenance with other contact details, as after a deployment. */
  async deployContact(contact: Contact) {
    this.env = { ...this.env, CONTACT: contact };
    await this.runMaintenance();
  }
}

export default {
  async fetch(request, env) {
    const object = env.INQUIRIES.getByName(decodeURIComponent(request.headers.get("x-test-object") ?? ""));
    const { pathname } = new URL(request.url);
    if (pathname === "/test/clock") await object.setClock(Number(await request.text()));
    else if (pathname === "/test/contact") await object.deployContact(await request.json());
    else return answer(request, env, object);
    return new Response("OK");
  },
} satisfies ExportedHandler<TestEnv>;
