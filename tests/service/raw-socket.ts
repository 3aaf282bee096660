import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A client that writes and reads only when the test says so. */
export function openSocket(address: string, { reads = true }: { reads?: boolean } = {}) {
  const socket: Socket = connect({
    port: Number(new URL(address).port),
    host: "127.0.0.1",
    allowHalfOpen: true,
  });
  onTestFinished(() => void socket.destroy());
  const chunks: Buffer[] = [];
  let size = 0;
  let isClosed = false;
  // Many tests expect that the connection is closed while it writes.
  socket.on("error", () => {});
  socket.on("close", () => {
    isClosed = true;
  });
  socket.on("end", () => {
    isClosed = true;
  });
  const read = () =>
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
    });
  if (reads) read();
  else socket.pause();
  return {
    write: (text: string) => socket.write(text),
    end: () => socket.end(),
    destroy: () => socket.destroy(),
    /** Starts reading. */
    read: () => {
      read();
      socket.resume();
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    /** Number of received bytes; cheap to poll. */
    size: () => size,
    received: () => Buffer.concat(chunks).toString("latin1"),
    /** True when the other side has ended the connection. */
    isClosed: () => isClosed,
  };
}

export function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nHost: x\r\n${lines.join("")}\r\n`;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Splits the answers of one connection by their lengths; the last one may be incomplete. */
export function splitAnswers(received: string, methods: string[] = []): { whole: Answer[]; rest: string } {
  const whole: Answer[] = [];
  let rest = received;
  for (;;) {
    const end = rest.indexOf("\r\n\r\n");
    if (end === -1) return { whole, rest };
    const [first = "", ...lines] = rest.slice(0, end).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
    if (!status) throw new Error(`This is no start of an answer: ${JSON.stringify(rest.slice(0, 200))}`);
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ]),
    );
    const hasBody = methods[whole.length] !== "HEAD" && status !== 304;
    const length = hasBody ? Number(headers["content-length"] ?? 0) : 0;
    if (rest.length < end + 4 + length) return { whole, rest };
    whole.push({ status, headers, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
}
