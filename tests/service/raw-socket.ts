import { connect } from "node:net";
import { onTestFinished } from "vitest";

/** A client that writes and reads only when the test says so. */
export function openSocket(address: string) {
  const socket = connect({ port: Number(new URL(address).port), host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const chunks: Buffer[] = [];
  let isClosed = false;
  // Many tests expect that the connection is closed while it writes.
  socket.on("error", () => {});
  for (const event of ["close", "end"]) socket.on(event, () => (isClosed = true));
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  return Object.assign(socket, {
    received: () => Buffer.concat(chunks).toString("latin1"),
    /** True when the other side has ended the connection. */
    isClosed: () => isClosed,
  });
}

export function get(path: string) {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
}

/** Splits the answers of one connection by their lengths, as far as they are complete. */
export function splitAnswers(received: string) {
  const whole: { status: number; body: string }[] = [];
  for (let rest = received; ; ) {
    const end = rest.indexOf("\r\n\r\n") + 4;
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(rest)?.[1]);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(rest.slice(0, end))?.[1] ?? 0);
    if (end < 4 || rest.length < end + length) return whole;
    if (!status) throw new Error(`This is no start of an answer: ${JSON.stringify(rest.slice(0, 200))}`);
    whole.push({ status, body: rest.slice(end, end + length) });
    rest = rest.slice(end + length);
  }
}
