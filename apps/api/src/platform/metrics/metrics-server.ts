import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface MetricsServerOptions {
  port: number;
  host: string;
  read: () => Promise<string>;
}

/** Metrics have their own port, which the proxy does not publish. */
export async function serveMetrics({ port, host, read }: MetricsServerOptions) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await read();
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    } catch {
      response.writeHead(503).end();
    }
    return undefined;
  });
  server.listen({ port, host });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
