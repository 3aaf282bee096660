import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";

/** What all clients together may use. */
export interface ConnectionLimits {
  /** Open at the same time. One more closes the one that has been idle longest. */
  connections: number;
  /** Requests that wait behind the one that is being answered. Browsers send none ahead. */
  waitingPerConnection: number;
  waitingInAll: number;
  /** A client that reads nothing of its response for so long is cut off. */
  stallMs: number;
}

/** Open files that are no guest's: the database, the log, the mail server, Node's own. */
const otherFiles = 48;

/** Most connections for a limit of open files: each may need a socket and a file that is sent. */
export function connectionsFor(openFiles: number): number {
  return Math.min(1000, Math.max(8, Math.floor((openFiles - otherFiles) / 2)));
}

/** The process's limit of open files (`ulimit -n`); Infinity where none is known. */
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
  /** Each answers one request. */
  waiting: (() => void)[];
  /** The bytes that the client had read at the last check. */
  taken: number;
}

/**
 * Answers the requests of a connection one after the other. Node calls its listener for every request that a client
 * has sent ahead, and each would read its file although the client reads nothing.
 */
export function answerInTurn(server: Server, answer: RequestListener, limits: ConnectionLimits): void {
  const connections = new Map<Socket, Connection>();
  // Sorted by their last change: the first has been in its state longest.
  const idle = new Set<Socket>();
  const busy = new Set<Socket>();
  let waitingInAll = 0;

  server.on("connection", (socket) => {
    // So an attacker with many connections loses most of them, and a new guest is served.
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
      // Node still parses what it has read, and would make an error with a stack for each request.
      request.destroy();
      return;
    }
    connection.waiting.push(() => {
      response.once("close", () => answerNext(socket, connection));
      answer(request, response);
    });
    waitingInAll += 1;
    if (connection.waiting.length > limits.waitingPerConnection || waitingInAll > limits.waitingInAll)
      socket.destroy();
    else if (!busy.has(socket)) answerNext(socket, connection);
  });

  function answerNext(socket: Socket, connection: Connection) {
    if (socket.destroyed) return;
    const next = connection.waiting.shift();
    idle.delete(socket);
    busy.delete(socket);
    (next ? busy : idle).add(socket);
    if (!next) return;
    waitingInAll -= 1;
    next();
  }

  function closeOldest() {
    const [socket] = idle.size > 0 ? idle : busy;
    if (!socket) return;
    // Its close event comes later, perhaps after the next connection.
    idle.delete(socket);
    busy.delete(socket);
    connections.delete(socket);
    socket.destroy();
  }

  const stallCheck = setInterval(() => {
    for (const socket of busy) {
      const connection = connections.get(socket);
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength > 0 && connection?.taken === taken) socket.destroy();
      else if (connection) connection.taken = taken;
    }
  }, limits.stallMs);
  // A server that never listened emits no close event.
  stallCheck.unref();
  server.once("close", () => clearInterval(stallCheck));
}
