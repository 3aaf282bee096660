import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** What the peer does with the next delivery. */
export type Behaviour =
  | "accept"
  /** Never greets. */
  | "silent"
  /** Takes the message and never answers. */
  | "silent after data"
  /** Takes the message and hangs up without an answer. */
  | "lost acknowledgement"
  /** Answers 250 and 451 in the same packet, and hangs up. */
  | "250 and 451"
  /** Answers garbage. */
  | "garbage"
  | { refuseConnection: number }
  | { refuseLogin: number }
  | { refuseSender: number; says?: string }
  | { refuseRecipient: number; says?: string }
  | { refuseMessage: number; says?: string }
  | { acceptAfterMs: number };

interface PeerOptions {
  behaviour?: Behaviour;
  /** By STARTTLS. */
  offersTls?: boolean;
  /** Encrypted from the beginning. */
  isEncrypted?: boolean;
  /** PEM files. Without one it has the library's certificate, which nobody trusts. */
  identity?: { key: string; cert: string };
}

/** A real SMTP server on the loopback interface that misbehaves on command. */
export async function startSmtpPeer({
  behaviour = "accept",
  offersTls = false,
  isEncrypted = false,
  identity,
}: PeerOptions = {}) {
  const server = new SMTPServer({
    ...identity,
    secure: isEncrypted,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (session, done) => {
      peer.connections += 1;
      if (peer.behaviour === "silent") return;
      const socket = sockets.get(session.remotePort);
      if (peer.behaviour === "garbage") return socket?.end("\u0000\u00ff<html>\r\n999 what?\r\n");
      done(refusal("refuseConnection"));
    },
    onAuth: (_auth, _session, done) => done(refusal("refuseLogin"), { user: "resort" }),
    onMailFrom: (_address, _session, done) => done(refusal("refuseSender")),
    onRcptTo: (_address, _session, done) => done(refusal("refuseRecipient")),
    onData: async (stream, { envelope: { mailFrom, rcptTo }, remotePort, secure }, done) => {
      const raw = await text(stream).catch(() => undefined);
      // The client was killed in the middle of its message.
      if (raw === undefined) return;
      const { behaviour } = peer;
      const error = refusal("refuseMessage");
      if (error) return done(error);
      const [from, to] = [mailFrom ? mailFrom.address : "", rcptTo.map(({ address }) => address)];
      const messageId = /^Message-ID: <(.+?)@/im.exec(raw)?.[1] ?? "";
      peer.received.push({ from, to, messageId, isEncrypted: secure, raw });
      peer.counts.set(messageId, (peer.counts.get(messageId) ?? 0) + 1);
      peer.onMessage();
      const socket = sockets.get(remotePort);
      if (behaviour === "silent after data") return;
      if (behaviour === "250 and 451") socket?.end("250 2.0.0 queued\r\n451 4.3.0 try again later\r\n");
      else if (behaviour === "lost acknowledgement") socket?.destroy();
      else if (typeof behaviour === "object" && "acceptAfterMs" in behaviour)
        setTimeout(done, behaviour.acceptAfterMs);
      else done();
    },
  });

  function refusal(kind: string) {
    const { [kind]: responseCode, says = "Programmed refusal" } = Object(peer.behaviour);
    return responseCode ? Object.assign(new Error(says), { responseCode }) : null;
  }

  const sockets = new Map<number | undefined, Socket>();
  server.server.on("connection", (socket) => sockets.set(socket.remotePort, socket));
  // Without a listener a client that hangs up ends the whole test run.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const peer = {
    url: `smtp://resort:secret@127.0.0.1:${port}`,
    port,
    received: [] as { from: string; to: string[]; messageId: string; isEncrypted: boolean; raw: string }[],
    /** Deliveries by Message-ID. */
    counts: new Map<string, number>(),
    behaviour,
    connections: 0,
    /** Called when a message is complete and not yet acknowledged. */
    onMessage: () => {},
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return peer;
}
