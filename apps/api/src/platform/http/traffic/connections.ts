import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Release = () => void;
type Unanswered = Map<ServerResponse, Release[]>;

/** The open connections of a server, each with its unanswered requests. */
export interface Connections {
  watch(server: Server): void;
  /** Returns false where the connection is closed or has too many unanswered requests. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  sockets(): Iterable<Socket>;
  counts(): { connections: number; requests: number };
}

export interface ConnectionLimits {
  mostConnections: number;
  /** A connection without traffic is closed after this time, unless a handler is still working. */
  stallMs: number;
  mostUnanswered?: number;
}

const unansweredOf = new WeakMap<Socket, Unanswered>();

/** Calls `release` exactly once: when the response has ended or its connection has closed. */
export function onRequestEnd({ socket }: IncomingMessage, response: ServerResponse, release: Release) {
  const unanswered = unansweredOf.get(socket);
  if (!unanswered) return void response.once('close', release);
  const releases = unanswered.get(response);
  if (releases) releases.push(release);
  else release();
}

export function createConnections(limits: ConnectionLimits): Connections {
  const { mostConnections, stallMs, mostUnanswered = MOST_UNANSWERED } = limits;
  const open = new Map<Socket, Unanswered>();

  function track(socket: Socket) {
    // Node remembers the address, which cannot be read once the client has reset the connection.
    if (socket.remoteAddress === undefined) return void socket.destroy();
    const unanswered: Unanswered = new Map();
    open.set(socket, unanswered);
    unansweredOf.set(socket, unanswered);
    // A response that waits behind others on its connection has no 'close' event of its own.
    socket.once('close', () => {
      open.delete(socket);
      for (const response of [...unanswered.keys()]) end(unanswered, response);
    });
    if (open.size > mostConnections) (oldestIdle() ?? socket).destroy();
  }

  function oldestIdle(): Socket | undefined {
    let looks = MOST_LOOKS;
    for (const [socket, unanswered] of open) {
      if (unanswered.size === 0 && !socket.destroyed) return socket;
      looks -= 1;
      if (looks === 0) return undefined;
    }
    return undefined;
  }

  function closeStalled(socket: Socket) {
    const isBeingHandled = socket.writableLength === 0 && (open.get(socket)?.size ?? 0) > 0;
    if (!isBeingHandled) socket.destroy();
  }

  return {
    watch(server) {
      server.prependListener('connection', track);
      server.setTimeout(stallMs, closeStalled);
    },
    admit({ socket }, response) {
      const unanswered = open.get(socket);
      if (!unanswered || socket.destroyed) return false;
      if (unanswered.size >= mostUnanswered) {
        socket.destroy();
        return false;
      }
      unanswered.set(response, []);
      response.on('close', endOfResponse);
      return true;
    },
    sockets: () => open.keys(),
    counts() {
      let requests = 0;
      for (const { size } of open.values()) requests += size;
      return { connections: open.size, requests };
    },
  };
}

function endOfResponse(this: ServerResponse) {
  const unanswered = unansweredOf.get(this.req.socket);
  if (unanswered) end(unanswered, this);
}

function end(unanswered: Unanswered, response: ServerResponse) {
  const releases = unanswered.get(response);
  unanswered.delete(response);
  for (const release of releases ?? []) release();
}

/** Pipelined requests on one connection; browsers and nginx send one at a time. */
const MOST_UNANSWERED = 10;

/** Connections inspected to make room for a new one; when all of them are busy, the new one is closed. */
const MOST_LOOKS = 1_000;
