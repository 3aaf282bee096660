import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { account } from "#content/site.yaml";
import { isInquiryId, sendPath } from "#shared/inquiry.ts";
import { postInquiry } from "./post-inquiry.ts";
import type { SavedInquiry } from "./saved-inquiry.ts";
import { newId } from "./saved-inquiry.ts";

const inquiry: SavedInquiry = {
  id: newId(),
  name: "Asha",
  email: "asha@example.com",
  message: "आप कैसे हैं?",
  website: "",
  elapsedMs: 4321,
  savedAt: 0,
  tries: 0,
  nextTryAt: 0,
  mustWait: false,
};
let close = () => {};
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

/** A server that answers every request so, and its address. */
async function serve(answer: (response: ServerResponse, request: IncomingMessage) => unknown) {
  const server = createServer((request, response) => void answer(response, request));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answers = (status: number, body: string, headers = {}) =>
  serve((response) => response.writeHead(status, { "Content-Type": "text/plain", ...headers }).end(body));

test("sends what an EmailJS account expects, with the inquiry's own id", async () => {
  let body = "";
  let path: string | undefined;
  const settings = await serve(async (response, request) => {
    path = request.url;
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    response.end("OK");
  });
  expect(await postInquiry(inquiry, settings)).toEqual({ is: "sent" });
  expect(path).toBe(sendPath);
  const { name, email, message, id } = inquiry;
  expect(JSON.parse(body)).toEqual({
    lib_version: expect.any(String),
    ...account,
    template_params: { inquiry_id: id, name, email, message, website: "", elapsed_ms: "4321" },
  });
});

test.each([
  ["a page", 200, "<html>OK</html>"],
  ["nothing", 200, ""],
  ["a line break too many", 200, "OK\n"],
  ["small letters", 200, "ok"],
  ["another 2xx", 202, "OK"],
  ["no content", 204, ""],
  ["not found", 404, "OK"],
  ["forbidden", 403, "OK"],
])("%s is not the acknowledgement", async (_, status, body) => {
  expect(await postInquiry(inquiry, await answers(status, body))).toMatchObject({
    is: "unsent",
    reason: "unexpected",
  });
});

test("a redirect is not followed", async () => {
  const settings = await serve((response, { url }) =>
    url === sendPath ? response.writeHead(307, { Location: "/elsewhere" }).end() : response.end("OK"),
  );
  expect(await postInquiry(inquiry, settings)).toMatchObject({ is: "unsent", reason: "offline" });
});

test.each([
  ["no answer at all", () => {}],
  ["an answer that never ends", (response: ServerResponse) => response.writeHead(200).write("O")],
])("%s counts as silence", async (_, answer) => {
  expect(await postInquiry(inquiry, await serve(answer), 50)).toMatchObject({
    is: "unsent",
    reason: "silent",
  });
});

test("a connection that breaks off is no connection", async () => {
  const settings = await serve((response) => response.destroy());
  expect(await postInquiry(inquiry, settings)).toMatchObject({ is: "unsent", reason: "offline" });
});

test.each([429, 500, 503])("%i is a service that is busy, whatever it says", async (status) => {
  const answer = await postInquiry(inquiry, await answers(status, "OK", { "Retry-After": "90" }));
  expect(answer).toMatchObject({ is: "unsent", reason: "busy", retryAfterMs: 90_000 });
});

test.each([
  ["90", 90_000],
  ["Mon, 01 Jun 2026 00:01:00 GMT", 60_000],
  ["Sun, 31 May 2026 00:00:00 GMT", 0],
  ["999999999", 86_400_000],
  ["soon", 0],
  ["-5", 0],
])("Retry-After: %s is heeded", async (value, ms) => {
  vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 5, 1));
  const answer = await postInquiry(inquiry, await answers(503, "", { "Retry-After": value }));
  expect(answer).toMatchObject({ is: "unsent", reason: "busy", retryAfterMs: ms });
});

test("a refusal brings the service's sentence, and no page", async () => {
  expect(await postInquiry(inquiry, await answers(400, "The name is required."))).toEqual({
    is: "refused",
    reason: "The name is required.",
  });
  const html = { "Content-Type": "text/html" };
  expect(await postInquiry(inquiry, await answers(413, "<h1>Too large</h1>", html))).toEqual({
    is: "refused",
    reason: "",
  });
});

test("a new id is a UUID of version 4, and new", () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(ids.every((id) => isInquiryId(id) && /^.{14}4.{4}[89ab]/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
