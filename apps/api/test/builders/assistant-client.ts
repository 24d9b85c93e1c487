import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import { TEST_KEY } from '../world.ts';

/** `legacy` starts with `initialize`, as clients until 2025 do; `auto` negotiates the version. */
export type Era = 'legacy' | 'auto';

/** Connects the official MCP client and closes it after the test. */
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

/** The sentence of a result or of a tool error. */
export function sentenceOf({ content }: { content: readonly { type: string; text?: string }[] }): string {
  return content[0]?.text ?? '';
}
