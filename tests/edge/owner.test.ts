import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { eventually, inquiryBody, testConfig } from "../service/harness.ts";
import { startEdgeService } from "./edge-service.ts";
import { askOwner, ownerToken } from "./spawn-workerd.ts";

const script = join(projectRoot, "scripts/inquiries.ts");

async function start(settings: Record<string, string> = {}) {
  const siteDir = testConfig().siteDir;
  const service = await startEdgeService(siteDir, { OWNER_TOKEN: ownerToken, ...settings }, Date.now());
  const post = async (parameters: Record<string, unknown> = {}) => {
    const body = inquiryBody(parameters);
    const answer = await fetch(`${service.address}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: answer.status, id: body.template_params.inquiry_id };
  };
  const run = async (...words: string[]) => {
    const env = { ...process.env, OWNER_TOKEN: ownerToken };
    const command = [script, "--site", service.address, ...words];
    return promisify(execFile)(process.execPath, command, { env }).catch((error) => error);
  };
  return { ...service, post, run };
}

test.each([
  ["a wrong token", ownerToken, "wrong"],
  ["no token", ownerToken, ""],
  ["a site without a token", "", ""],
])("%s is refused", async (_, OWNER_TOKEN, token) => {
  const { address } = await start({ OWNER_TOKEN });
  expect((await askOwner(address, "list", { after: "" }, token)).status).toBe(401);
});

test("what is no command is not found", async () => {
  const { address } = await start();
  expect((await askOwner(address, "constructor", {})).status).toBe(404);
});

test("the owner lists, shows and erases with the same words", { timeout: 120_000 }, async () => {
  const { post, run, lines } = await start();
  const { id } = await post({ message: "Is the tent free?" });
  await eventually(() => lines.some((line) => line.startsWith("delivered")));
  expect((await run("list")).stdout).toMatch(
    /mailed {2}Asha Rawat .* Is the tent free\?\n1 inquiry, times of \S+\n$/,
  );
  expect((await run("show", id.slice(0, 8))).stdout).toContain("Is the tent free?");
  expect((await run("answered", id)).stdout).toContain("Marked as answered");
  expect((await run("show", id)).stdout).toContain("Answered:");
  await run("answered", id, "--undo");
  expect((await run("show", id)).stdout).not.toContain("Answered:");
  // What was sent is left alone, and the hour's limit is asked for.
  expect((await run("retry", "asha@example.com")).stdout).toMatch(/^Left alone.*\n0 will be/);
  expect((await run("resend", "tent")).stdout).toMatch(/^1 will be delivered again.* at once/);
  expect((await run("erase", id, "--yes")).stdout).toMatch(/^Erased/);
  expect((await run("show", id)).stdout).not.toMatch(/tent/);
});
