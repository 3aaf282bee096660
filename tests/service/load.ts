import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { sendPath } from "#shared/inquiry.ts";

export interface Submission {
  id: string;
  body: string;
}

export function makeSubmission(): Submission {
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
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const post = (address: string, body: string) =>
    new Promise<{ status: number; text: string }>((resolve) => {
      const { port } = new URL(address);
      const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
      const options = {
        host: "127.0.0.1",
        port,
        path: sendPath,
        method: "POST",
        headers,
        agent,
        timeout: 15_000,
      };
      const outgoing = request(options, (incoming) => {
        let text = "";
        incoming.setEncoding("utf8");
        incoming.on("data", (chunk) => {
          text += chunk;
        });
        incoming.on("end", () => resolve({ status: incoming.statusCode ?? 0, text }));
        incoming.on("error", () => resolve({ status: 0, text: "" }));
      });
      outgoing.on("timeout", () => outgoing.destroy());
      outgoing.on("error", () => resolve({ status: 0, text: "" }));
      outgoing.end(body);
    });
  return { post, close: () => agent.destroy() };
}

export const unlimited = { RATE_PER_IP: "100000000", RATE_GLOBAL: "100000000", MAIL_PER_HOUR: "100000000" };

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
