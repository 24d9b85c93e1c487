import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import { TEST_KEY } from '../world.ts';

/** `legacy` greets the server first, as clients did until 2025; `auto` asks what it speaks. */
export type Era = 'legacy' | 'auto';

/** The protocol's own client, closed after the test. */
export async function connected(transport: Transport, era: Era = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: era } });
  onTestFinished(() => client.close());
  await client.connect(transport);
  return client;
}

interface HttpOptions {
  origin: string;
  headers?: Record<string, string>;
  era?: Era;
}

export function connectedOverHttp({
  origin,
  headers = { 'x-wallabee-api-key': TEST_KEY },
  era,
}: HttpOptions) {
  const address = new URL('/api/mcp', origin);
  return connected(new StreamableHTTPClientTransport(address, { requestInit: { headers } }), era);
}

/** The sentence of an answer or of a failure. */
export function sentenceOf({ content }: { content: readonly { type: string; text?: string }[] }): string {
  return content[0]?.text ?? '';
}
