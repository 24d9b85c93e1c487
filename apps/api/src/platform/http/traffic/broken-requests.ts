import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@wallabee/contract/protocol/problem';

/** There is no parsed request to reply to, so the response is written to the socket. */
export function answerBroken(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, problem } = ANSWERS[error.code ?? ''] ?? NO_HTTP;
  const body = JSON.stringify(problem);
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}

type Answer = { status: number; problem: Problem };

const NO_HTTP: Answer = {
  status: 400,
  problem: { code: 'bad_input', error: 'The request could not be read as HTTP.' },
};

const ANSWERS: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    problem: { code: 'too_large', error: 'The address and the headers are too long.' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    problem: { code: 'bad_input', error: 'The request took too long to arrive.' },
  },
};
