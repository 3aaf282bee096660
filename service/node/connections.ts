import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";

/** What clients together may hold of this machine. */
export interface ConnectionLimits {
  /** Open at once; one more closes the one that has been idle the longest. */
  connections: number;
  /** Requests behind the one that is being answered. Browsers send none before its answer has come. */
  waitingPerConnection: number;
  waitingInAll: number;
  /** A client that takes nothing of its answer for so long is cut off. */
  stallMs: number;
}

/** Of the process's open files, those for the database, the log, the mail server and what Node itself has open. */
const otherFiles = 48;

/** How many connections there may be with so many open files: each may need a socket and the file that it is sent. */
export function connectionsFor(openFiles: number): number {
  return Math.min(1000, Math.max(8, Math.floor((openFiles - otherFiles) / 2)));
}

/** The process's limit of open files (`ulimit -n`), which Node has raised as far as it may; Infinity where none is known. */
function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  return Number(userLimits?.open_files?.soft) || Infinity;
}

export const connectionLimits: ConnectionLimits = {
  connections: connectionsFor(openFilesLimit()),
  waitingPerConnection: 100,
  waitingInAll: 4000,
  stallMs: 30_000,
};

interface Connection {
  /** Each starts one answer. */
  waiting: (() => void)[];
  /** The bytes that the client had taken when we looked last. */
  taken: number;
}

/**
 * Answers the requests of a connection strictly one after the other: Node calls its listener for every request
 * that a client has sent ahead, and each would read its file while nobody takes the first answer.
 */
export function answerInTurn(server: Server, answer: RequestListener, limits: ConnectionLimits): void {
  const connections = new Map<Socket, Connection>();
  // In the order of their last change, so that the first is the longest in its state.
  const idle = new Set<Socket>();
  const busy = new Set<Socket>();
  let waitingInAll = 0;

  server.on("connection", (socket) => {
    // Whoever holds the most connections loses the most; a new guest is never the one to go.
    if (connections.size >= limits.connections) closeOldest();
    const connection: Connection = { waiting: [], taken: 0 };
    connections.set(socket, connection);
    idle.add(socket);
    socket.once("close", () => {
      waitingInAll -= connection.waiting.length;
      connections.delete(socket);
      idle.delete(socket);
      busy.delete(socket);
    });
  });

  server.on("request", (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) {
      // Node parses what it has read to its end, and would prepare an error with a stack for each of these.
      request.destroy();
      return;
    }
    connection.waiting.push(() => {
      response.once("close", () => goOn(socket, connection));
      answer(request, response);
    });
    waitingInAll += 1;
    if (connection.waiting.length > limits.waitingPerConnection || waitingInAll > limits.waitingInAll)
      socket.destroy();
    else if (!busy.has(socket)) goOn(socket, connection);
  });

  function goOn(socket: Socket, connection: Connection) {
    if (socket.destroyed) return;
    const start = connection.waiting.shift();
    idle.delete(socket);
    busy.delete(socket);
    (start ? busy : idle).add(socket);
    if (!start) return;
    waitingInAll -= 1;
    start();
  }

  function closeOldest() {
    const [socket] = idle.size > 0 ? idle : busy;
    if (!socket) return;
    // Its own event comes later, when the next one may have to go already.
    idle.delete(socket);
    busy.delete(socket);
    connections.delete(socket);
    socket.destroy();
  }

  const looking = setInterval(() => {
    for (const socket of busy) {
      const connection = connections.get(socket);
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength > 0 && connection?.taken === taken) socket.destroy();
      else if (connection) connection.taken = taken;
    }
  }, limits.stallMs);
  // A server that never came to listen never closes, either.
  looking.unref();
  server.once("close", () => clearInterval(looking));
}
