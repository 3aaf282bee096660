import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { sendPath } from "#shared/inquiry.ts";
import { rawRequest } from "./raw-request.ts";

export function makeSubmission() {
  const id = randomUUID();
  const words = {
    inquiry_id: id,
    name: "Asha Rawat",
    email: "asha@example.com",
    message: `Is May free? ${id}`,
  };
  return { id, body: JSON.stringify({ template_params: words }) };
}

/** Posts over kept-alive connections; status 0 means that no answer came. */
export function createPoster(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 15_000 });
  async function post(address: string, body: string): Promise<{ status: number; text: string }> {
    const headers = { "content-type": "application/json", "content-length": `${Buffer.byteLength(body)}` };
    try {
      const answer = await rawRequest(address, sendPath, { method: "POST", headers, body, agent });
      return { status: answer.status, text: answer.body.toString() };
    } catch {
      return { status: 0, text: "" };
    }
  }
  return { post, close: () => agent.destroy() };
}

export const unlimited = { RATE_PER_IP: "100000000", RATE_GLOBAL: "100000000", MAIL_PER_HOUR: "100000000" };

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
