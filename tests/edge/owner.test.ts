import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
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

describe("the token", () => {
  test("after too many wrong ones the right one is refused as well, also after an eviction", async () => {
    const { address, evict } = await start();
    for (let count = 0; count < 5; count += 1)
      expect((await askOwner(address, "page", { after: "" }, "wrong")).status).toBe(401);
    expect((await askOwner(address, "page", { after: "" })).status).toBe(429);
    await evict();
    expect((await askOwner(address, "page", { after: "" })).status).toBe(429);
  });

  test("without one every request is refused", async () => {
    const { address } = await start({ OWNER_TOKEN: "" });
    for (const token of ["", " ", "undefined"])
      expect((await askOwner(address, "page", { after: "" }, token)).status).toBe(401);
  });
});

test.each([
  ["page", "no JSON", 400],
  ["page", "[1", 400],
  ["page", "null", 400],
  ["page", "{}", 400],
  ["constructor", "{}", 404],
  ["toString", "{}", 404],
])("%s with %s is answered with a sentence", async (command, body, status) => {
  const { address } = await start();
  const headers = { Authorization: `Bearer ${ownerToken}` };
  const answer = await fetch(`${address}/api/owner/${command}`, { method: "POST", headers, body });
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(/^[A-Z].*\.$/)]);
});

test("the owner lists, shows and erases with the same words", { timeout: 120_000 }, async () => {
  const { post, run, lines } = await start();
  const { id } = await post({ message: "Is the tent free?" });
  await eventually(() => lines.some((line) => line.startsWith("delivered")));
  expect((await run("list")).stdout).toMatch(/mailed {2}Asha Rawat\n1 inquiry, times of Asia\/Kolkata\n$/);
  expect((await run("show", id.slice(0, 8))).stdout).toContain("Is the tent free?");
  expect((await run("answered", id, "By telephone")).stdout).toContain("Marked as answered");
  expect((await run("show", id)).stdout).toContain("Note:     By telephone");
  expect((await run("erase", id, "--yes")).stdout).toMatch(/^Erased/);
  expect((await run("show", id)).stdout).not.toMatch(/tent|telephone/);
});
