import { afterEach, expect, test, vi } from "vitest";
import { runLimited } from "./run-limited.ts";

afterEach(() => vi.unstubAllEnvs());

test("a child has no secrets, also none that .env would fill in", async () => {
  vi.stubEnv("SMTP_URL", "smtps://owner:secret@mail.example.com");
  vi.stubEnv("GIT_HOST_TOKEN", "secret");
  vi.stubEnv("DATA_DIR", "/var/lib/inquiries");
  const names = ["SMTP_URL", "GIT_HOST_TOKEN", "OWNER_TOKEN", "DATA_DIR"];
  const print = `JSON.stringify(${JSON.stringify(names)}.map((name) => process.env[name]))`;
  const { status, stdout } = await runLimited({ minutes: 1 }, process.execPath, "-p", print);
  expect([status, JSON.parse(stdout)]).toEqual([0, names.map(() => "")]);
});

test("a child that never ends is killed with its own children", async () => {
  // `tail` would keep the output open.
  const { status, stderr } = await runLimited({ minutes: 0.01 }, "sh", "-c", "tail -f /dev/null & wait");
  expect(status).not.toBe(0);
  expect(stderr).toBe("sh did not end within 0.01 minutes.");
});

test.each([
  ["a child", "kill -KILL $$"],
  ["what a child waits for", "sh -c 'kill -KILL $$'; exit $?"],
])("if the system kills %s, its output ends with that", async (_, script) => {
  const { status, stderr } = await runLimited({ minutes: 1 }, "sh", "-c", `echo 1 of 9 >&2; ${script}`);
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/^1 of 9\n(.*\n)*sh -c .* was killed, perhaps for lack of memory\.$/);
});

test("a child that says too much is killed, and its output is not kept", async () => {
  const { status, stdout, stderr } = await runLimited({ minutes: 1, mostMegabytes: 1 }, "yes");
  expect(status).not.toBe(0);
  expect(stdout.length).toBeLessThanOrEqual(1e6);
  expect(stderr).toBe("yes printed more than 1 MB.");
});

test.each(["A_TOKEN", "mail_password", "Client_Secret", "SMTP_URL"])(
  "%s is hidden from a child",
  async (name) => {
    vi.stubEnv(name, "hidden");
    vi.stubEnv("SITE_DATE", "2026-12-24");
    const print = `process.env.${name} + process.env.SITE_DATE`;
    expect((await runLimited({ minutes: 1 }, process.execPath, "-p", print)).stdout).toBe("2026-12-24\n");
  },
);
