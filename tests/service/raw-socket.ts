import { connect } from "node:net";
import { onTestFinished } from "vitest";

/** A raw TCP client, for requests that no HTTP client would send. */
export function openSocket(address: string) {
  const socket = connect({ port: Number(new URL(address).port), host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const chunks: Buffer[] = [];
  let isClosed = false;
  // Many tests expect the service to close the connection while the client writes.
  socket.on("error", () => {});
  for (const event of ["close", "end"]) socket.on(event, () => (isClosed = true));
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  return Object.assign(socket, {
    received: () => Buffer.concat(chunks).toString("latin1"),
    /** True when the other side has ended the connection. */
    isClosed: () => isClosed,
  });
}
