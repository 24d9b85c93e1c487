import { createMcpHandler } from '@modelcontextprotocol/server';
import { createToolServer } from '@wallabee/assistant-tools/create-tool-server';
import type { CallApi } from '@wallabee/contract/protocol/client';

/** Imported with the first message, because most processes never load the library. */
export function answerMessage(message: Request, parsedBody: unknown, callApi: CallApi): Promise<Response> {
  return createMcpHandler(() => createToolServer(callApi), NO_SUBSCRIPTIONS).fetch(message, { parsedBody });
}

/** The list of tools never changes while a server runs, so a subscription would only hold a connection open. */
const NO_SUBSCRIPTIONS = { maxSubscriptions: 0 };
