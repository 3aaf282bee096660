import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { account } from "#content/site.yaml";
import { isInquiryId, sendPath } from "#shared/inquiry.ts";
import { postInquiry } from "./post-inquiry.ts";
import { createId, type SavedInquiry } from "./saved-inquiry.ts";

const inquiry: SavedInquiry = {
  id: createId(),
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

/** A server that answers every request so, and its address. */
async function serve(answer: (response: ServerResponse, request: IncomingMessage) => unknown) {
  const server = createServer((request, response) => void answer(response, request));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answers = (status: number, body: string, headers = {}) =>
  serve((response) => response.writeHead(status, { "Content-Type": "text/plain", ...headers }).end(body));

test("sends what an EmailJS account expects, with the inquiry's own id", async () => {
  let body = "";
  const to = await serve(async (response, request) => {
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    response.end(request.url === sendPath ? "OK" : "");
  });
  expect(await postInquiry(inquiry, to)).toEqual({ status: "sent" });
  const { name, email, message, id } = inquiry;
  expect(JSON.parse(body)).toEqual({
    lib_version: expect.any(String),
    ...account,
    template_params: { inquiry_id: id, name, email, message, website: "", elapsed_ms: "4321" },
  });
  expect(isInquiryId(id)).toBe(true);
});

test.each([
  ["<html>OK</html>", 200],
  ["", 200],
  ["OK\n", 200],
  ["OK", 202],
  ["OK", 404],
])("%j with status %i is not an acknowledgement", async (body, status) => {
  const answer = await postInquiry(inquiry, await answers(status, body));
  expect(answer).toMatchObject({ status: "unsent", reason: "unexpected" });
});

test.each<[string, string, (response: ServerResponse, request: IncomingMessage) => unknown]>([
  ["an answer that never ends", "silent", (response) => response.writeHead(200).write("O")],
  ["a connection that breaks off", "offline", (response) => response.destroy()],
  [
    "a redirect to an acknowledgement",
    "offline",
    (response, { url }) =>
      url === sendPath ? response.writeHead(307, { Location: "/elsewhere" }).end() : response.end("OK"),
  ],
])("%s is not an acknowledgement either", async (_, reason, answer) => {
  const withinMs = reason === "silent" ? 50 : undefined;
  expect(await postInquiry(inquiry, await serve(answer), withinMs)).toMatchObject({
    status: "unsent",
    reason,
  });
});

test.each([
  [429, "90", 90_000],
  [500, "Mon, 01 Jun 2026 00:01:00 GMT", 60_000],
  [503, "Sun, 31 May 2026 00:00:00 GMT", 0],
  [503, "999999999", 86_400_000],
  [503, "soon", 0],
])("%i means that the service is busy, and Retry-After: %s is respected", async (status, value, ms) => {
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 5, 1));
  onTestFinished(() => now.mockRestore());
  const answer = await postInquiry(inquiry, await answers(status, "OK", { "Retry-After": value }));
  expect(answer).toEqual({ status: "unsent", reason: "busy", retryAfterMs: ms });
});

test.each([
  [400, "other"],
  [413, "message"],
])("a refusal (%i) says what to change", async (status, reason) => {
  expect(await postInquiry(inquiry, await answers(status, "No"))).toEqual({ status: "refused", reason });
});

test("the language is in the message, and nowhere else", async () => {
  let sent = "";
  const to = await serve(async (response, request) => {
    sent = request.url ?? "";
    for await (const chunk of request.setEncoding("utf8")) sent += chunk;
    response.end("OK");
  });
  await postInquiry({ ...inquiry, languageNote: "Written in Hindi." }, to);
  expect(sent.match(/hindi|\bhi\b|edition/gi)).toEqual(["Hindi"]);
  expect(sent).toContain(JSON.stringify(`${inquiry.message}\n\nWritten in Hindi.`));
});
