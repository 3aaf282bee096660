import fc from "fast-check";
import { expect, test } from "vitest";
import {
  markSent,
  type Outcome,
  type Publishing,
  type PublishingState,
  publishPushed,
  unsentNotices,
} from "./publish-pushed.ts";
import { RefusedPush, type Taken } from "./take-content.ts";

const hourMs = 3600_000;
const shown: Outcome = { status: "published", held: {} };
const heldBack = (...forms: string[]): Outcome => ({
  status: "published",
  held: Object.fromEntries(
    forms.map((form) => [`content/${form}.yaml`, [`${form}, Price: must be a number.`]]),
  ),
});
const failed: Outcome = { status: "failed", reason: "TypeError: x is not a function", isContent: false };
const adminPage = { file: "admin/index.html", csp: "" };
const nothing = { waiting: [], waitingDiff: "" };

/** The website's machine with its Git host, its build and its mail server; each run is two minutes after the last one. */
function makeMachine() {
  const state: PublishingState = { notices: {} };
  const mails: { subjects: string[]; text: string }[] = [];
  const published: (string | undefined)[] = [];
  const asked: unknown[] = [];
  let now = 0;
  let pushes = 0;
  const machine = {
    state,
    mails,
    published,
    asked,
    outcome: shown as Outcome,
    taken: nothing as Partial<Taken>,
    away: undefined as Error | undefined,
    hasMailServer: true,
    website: { address: "https://deodar.in", pages: { "/admin": adminPage } } as ReturnType<
      Publishing["website"]
    >,
    settings: "400 days",
    push: () => {
      pushes += 1;
    },
    pass: (hours: number) => {
      now += hours * hourMs;
    },
    async run() {
      now += 120_000;
      const publishing: Publishing = {
        take: async (tree) => {
          asked.push(tree);
          if (machine.away) throw machine.away;
          return {
            ...nothing,
            commit: `commit ${pushes}`.padEnd(40, "0"),
            tree: `tree-${pushes}`,
            ...machine.taken,
          };
        },
        publish: async ({ tree }) => {
          published.push(tree);
          return machine.outcome;
        },
        changes: async (from, files) => [
          `A. Rawat, 28 November 2026 at 14:05: ${files ?? "all"} since ${from}`,
        ],
        formOf: (file) => file.replace(/^content\/(.*)\.yaml$/, "form $1"),
        website: () => machine.website,
        settings: machine.settings,
      };
      const isDone = await publishPushed(state, publishing, now);
      const unsent = unsentNotices(state);
      if (unsent.length > 0 && machine.hasMailServer) {
        mails.push({
          subjects: unsent.map(({ subject }) => subject),
          text: unsent.map(({ text }) => text).join("\n"),
        });
        markSent(state);
      }
      // What a run leaves is written to a file.
      Object.assign(state, JSON.parse(JSON.stringify(state)));
      return isDone;
    },
    subjects: () => mails.flatMap(({ subjects }) => subjects),
  };
  return machine;
}

test("a push is published once, and again when the settings change", async () => {
  const machine = makeMachine();
  for (let times = 0; times < 3; times += 1) expect(await machine.run()).toBe(true);
  machine.settings = "90 days";
  for (let times = 0; times < 2; times += 1) expect(await machine.run()).toBe(true);
  expect(machine.published).toEqual(["tree-0", "tree-0"]);
  expect(machine.asked.at(-1)).toBe("tree-0");
  expect(machine.mails).toEqual([]);
});

test("while another build is running nothing is told, and the next run tries it again", async () => {
  const machine = makeMachine();
  machine.outcome = { status: "postponed" };
  expect([await machine.run(), machine.mails]).toEqual([false, []]);
  machine.outcome = shown;
  expect([await machine.run(), machine.mails]).toEqual([true, []]);
  expect(machine.published).toHaveLength(2);
});

test("a form with a mistake is mailed once, however often others are published", async () => {
  const machine = makeMachine();
  await machine.run();
  const before = machine.state.commit;
  machine.outcome = heldBack("packages");
  for (let times = 0; times < 3; times += 1) {
    machine.push();
    expect(await machine.run()).toBe(false);
    expect(await machine.run()).toBe(false);
  }
  expect(machine.published).toHaveLength(4);
  expect(machine.subjects()).toEqual(["form packages: not published yet"]);
  const [{ text } = { text: "" }] = machine.mails;
  for (const said of [
    "packages, Price: must be a number.",
    `A. Rawat, 28 November 2026 at 14:05: content/packages.yaml since ${before}`,
    "The website shows all changes but those in: form packages.",
    "Correct it at https://deodar.in/admin and save.",
  ])
    expect(text).toContain(said);
  // It never says that the last change is to blame.
  expect(text).not.toMatch(/last change/i);
  machine.push();
  machine.outcome = heldBack("packages", "offers");
  await machine.run();
  expect(machine.mails.at(-1)?.text).toContain(`content/packages.yaml since ${before}`);
  machine.push();
  machine.outcome = shown;
  expect(await machine.run()).toBe(true);
  expect(machine.subjects().slice(1)).toEqual([
    "form offers, form packages: not published yet",
    "up to date again",
  ]);
});

test("a build that breaks in another way each time is mailed once, and names what waits", async () => {
  const machine = makeMachine();
  for (const reason of ["at release 1", "at release 2"]) {
    machine.outcome = { ...failed, reason };
    expect(await machine.run()).toBe(false);
  }
  expect(machine.subjects()).toEqual(["changes are not published"]);
  expect(machine.mails[0]?.text).toMatch(
    /A\. Rawat[\s\S]*Your developer should look at this:\s+at release 1/,
  );
  machine.outcome = shown;
  await machine.run();
  expect(machine.subjects().at(-1)).toBe("up to date again");
});

test("held forms are mailed again after a failure that blocked everything", async () => {
  const machine = makeMachine();
  for (const outcome of [heldBack("packages"), failed, heldBack("packages")]) {
    machine.push();
    machine.outcome = outcome;
    await machine.run();
  }
  const held = "form packages: not published yet";
  expect(machine.subjects()).toEqual([held, "changes are not published", held]);
});

test("an unreachable Git host is mailed only after a full hour without contact", async () => {
  const machine = makeMachine();
  for (let times = 0; times < 5; times += 1) {
    machine.away = new Error("Could not resolve host");
    expect(await machine.run()).toBe(false);
    machine.pass(0.9);
    await machine.run();
    machine.away = undefined;
    await machine.run();
  }
  expect(machine.mails).toEqual([]);
  machine.away = new Error("Could not resolve host");
  await machine.run();
  machine.pass(1);
  for (let times = 0; times < 3; times += 1) await machine.run();
  expect(machine.subjects()).toEqual(["changes are not getting through"]);
  expect(machine.mails[0]?.text).toContain("Could not resolve host");
});

test("a push that is refused for its size is mailed at once", async () => {
  const machine = makeMachine();
  machine.away = new RefusedPush("The newest commit has more than 20,000 files.");
  for (let times = 0; times < 2; times += 1) await machine.run();
  expect(machine.subjects()).toEqual(["a push was refused"]);
  expect(machine.mails[0]?.text).toContain("20,000 files");
});

test("files that wait are mailed once, also again after they were taken and come back", async () => {
  const machine = makeMachine();
  const waits = {
    waiting: ["app/code.ts", ...Array.from({ length: 60 }, (_, at) => `app/${at}.ts`)],
    waitingDiff: "1",
  };
  machine.taken = waits;
  for (let times = 0; times < 2; times += 1) await machine.run();
  expect(machine.subjects()).toEqual(["files are waiting for your developer"]);
  expect(machine.mails[0]?.text).toMatch(
    / {2}app\/code\.ts\n[\s\S]* {2}and 11 more\n[\s\S]*git reset --keep commit/,
  );
  machine.taken = nothing;
  await machine.run();
  machine.taken = waits;
  await machine.run();
  expect(machine.subjects()).toHaveLength(2);
});

const contact = { Mail: "stay@deodar.in", Telephones: "+91 98765 43210", WhatsApp: "none" };

/** A machine that has published `contact`, and a function by which somebody publishes another one. */
async function makeReachableMachine() {
  const machine = makeMachine();
  const reach = (changed: Partial<typeof contact>) =>
    Object.assign(machine, { website: { pages: {}, contact: { ...contact, ...changed } } });
  reach({});
  await machine.run();
  expect(machine.mails).toEqual([]);
  return { machine, reach };
}

test.each([
  ["Mail", "stay@deodar.in", "evil@example.com"],
  ["Telephones", "+91 98765 43210", "+44 20 7946 0018"],
  ["WhatsApp", "none", "+44 20 7946 0018"],
])(
  "another %s is mailed once, with the old and the new one, whoever has built it",
  async (name, old, now) => {
    const { machine, reach } = await makeReachableMachine();
    // A developer has built it: the timer finds nothing that it has yet to publish.
    reach({ [name]: now });
    for (let times = 0; times < 2; times += 1) await machine.run();
    expect(machine.published).toHaveLength(1);
    expect(machine.subjects()).toEqual(["your contact details were changed"]);
    expect(machine.mails[0]?.text).toContain(`:\n\n${name}\n  before: ${old}\n  now: ${now}\n\nIf`);
    reach({});
    for (let times = 0; times < 2; times += 1) await machine.run();
    expect(machine.mails[1]?.text).toContain(`${name}\n  before: ${now}\n  now: ${old}\n`);
    reach({ [name]: now });
    for (let times = 0; times < 2; times += 1) await machine.run();
    expect(machine.mails).toHaveLength(3);
  },
);

test.each([
  ["a build fails", { outcome: failed }],
  ["the Git host is away", { away: new Error("Could not resolve host") }],
])("another mail address is mailed also while %s", async (_, trouble) => {
  const { machine, reach } = await makeReachableMachine();
  reach({ Mail: "evil@example.com" });
  machine.push();
  Object.assign(machine, trouble);
  await machine.run();
  expect(machine.subjects()).toContain("your contact details were changed");
});

test("what changes while the mail server is away is mailed with what the owner was told last", async () => {
  const { machine, reach } = await makeReachableMachine();
  machine.hasMailServer = false;
  for (const Mail of ["evil@example.com", "worse@example.com"]) {
    reach({ Mail });
    await machine.run();
  }
  // Changed back, so that nobody would notice.
  reach({});
  await machine.run();
  machine.hasMailServer = true;
  for (let times = 0; times < 3; times += 1) await machine.run();
  expect(machine.mails.map(({ text }) => /before: .*\n {2}now: .*/.exec(text)?.[0])).toEqual([
    "before: stay@deodar.in\n  now: worse@example.com",
    "before: worse@example.com\n  now: stay@deodar.in",
  ]);
});

test("a rewritten history with a mistake is one mail without a contradiction", async () => {
  const machine = makeMachine();
  await machine.run();
  machine.push();
  machine.taken = {
    ...nothing,
    rewritten: "before-rewriting-1",
    madeHere: { names: ["x"], branch: "made-here-1" },
  };
  machine.outcome = heldBack("packages");
  await machine.run();
  expect(machine.mails).toHaveLength(1);
  expect(machine.subjects()).toHaveLength(3);
  expect(machine.mails[0]?.text).toMatch(/branch before-rewriting-1[\s\S]*branch made-here-1/);
  const aboutGuests = machine.mails[0]?.text.match(/website shows|guests (still )?see/gi);
  expect(aboutGuests).toEqual(["website shows", "guests still see"]);
});

test.each([
  ["a website without /admin", { address: "https://deodar.in", pages: {} }],
  ["a machine without a release", undefined],
])("%s names no address to correct it at", async (_, website) => {
  for (const outcome of [heldBack("packages"), { ...failed, isContent: true }]) {
    const machine = Object.assign(makeMachine(), { website, outcome });
    await machine.run();
    expect(machine.mails[0]?.text).toContain("Correct it and save.");
  }
});

test("if nothing can be published, the mail names each mistake of the owner's and its place", async () => {
  const machine = makeMachine();
  machine.outcome = { status: "failed", reason: "Packages, Price: must be a number.", isContent: true };
  await machine.run();
  expect(machine.mails[0]?.text).toMatch(
    /Packages, Price: must be a number\.\s+Correct it at https:\/\/deodar\.in\/admin/,
  );
});

type Machine = ReturnType<typeof makeMachine>;
const events: Record<string, (machine: Machine) => void> = {
  "a push": (machine) => machine.push(),
  "nothing is wrong": (machine) => {
    machine.outcome = shown;
  },
  "a form is wrong": (machine) => {
    machine.outcome = heldBack("packages");
  },
  "two forms are wrong": (machine) => {
    machine.outcome = heldBack("offers", "packages");
  },
  "the build fails": (machine) => {
    machine.outcome = failed;
  },
  "another build runs": (machine) => {
    machine.outcome = { status: "postponed" };
  },
  "the Git host is away": (machine) => {
    machine.away = new Error("away");
  },
  "the Git host is back": (machine) => {
    machine.away = undefined;
  },
  "two hours pass": (machine) => machine.pass(2),
  "the mail server is away": (machine) => {
    machine.hasMailServer = false;
  },
  "the mail server is back": (machine) => {
    machine.hasMailServer = true;
  },
};

test("after any sequence of events, no mail is repeated, all changes end up online, and the owner is told", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(events)), { maxLength: 25 }),
      async (history) => {
        const machine = makeMachine();
        for (const event of history) {
          events[event]?.(machine);
          await machine.run();
          const sent = machine.mails.length;
          await machine.run();
          // The same state again.
          expect(machine.mails.length).toBe(sent);
        }
        const isDelay = (subject: string) => /not published|not getting through/.test(subject);
        const told = machine.subjects();
        const isWaitingToHear = told.findLastIndex(isDelay) > told.lastIndexOf("up to date again");
        Object.assign(machine, { outcome: shown, away: undefined, hasMailServer: true });
        machine.push();
        expect(await machine.run()).toBe(true);
        const last = machine.subjects().slice(told.length);
        expect(last).toEqual(isWaitingToHear ? ["up to date again"] : []);
        expect(await machine.run()).toBe(true);
        expect(machine.subjects()).toHaveLength(told.length + last.length);
      },
    ),
    { numRuns: 300 },
  ));
