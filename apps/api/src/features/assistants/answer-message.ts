import { createMcpHandler } from '@modelcontextprotocol/server';
import { createToolServer } from '@wallabee/assistant-tools/create-tool-server';
import type { CallApi } from '@wallabee/contract/protocol/client';

/** Loaded with the first message, because the library takes time and memory that most processes need not spend. */
export function answerMessage(message: Request, parsedBody: unknown, callApi: CallApi): Promise<Response> {
  return createMcpHandler(() => createToolServer(callApi), NO_SUBSCRIPTIONS).fetch(message, { parsedBody });
}

/** The list of tools never changes while a server runs, and a subscription to it would have no end. */
const NO_SUBSCRIPTIONS = { maxSubscriptions: 0 };
