// A proxy like a slow network, because DevTools does not slow down the requests of a service worker.
import { createServer, request } from 'node:http';
import { Transform } from 'node:stream';
import { SLOW_4G } from './browser.mjs';
import { pause } from './processes.mjs';

/** @param {{ port: number, target: number }} ports */
export async function startSlowNetwork({ port, target }) {
  const server = createServer(async (incoming, outgoing) => {
    await pause(SLOW_4G.latency);
    const { method, url, headers } = incoming;
    const forwarded = request({ port: target, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(throttle()).pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return () => server.closeAllConnections();
}

let freeAt = 0;

/** All answers share the throughput. */
function throttle() {
  return new Transform({
    async transform(chunk, _, done) {
      freeAt = Math.max(freeAt, performance.now()) + (chunk.length / SLOW_4G.downloadThroughput) * 1_000;
      await pause(freeAt - performance.now());
      done(null, chunk);
    },
  });
}
