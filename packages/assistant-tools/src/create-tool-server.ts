import { McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { CallApi } from '@wallabee/contract/protocol/client';
import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import { TOOLS } from './tools.ts';

/**
 * Over HTTP each request creates a server, so the handlers are set directly: `registerTool` would convert every
 * schema again.
 */
export function createToolServer(callApi: CallApi): McpServer {
  const server = new McpServer(
    { name: 'wallabee', title: 'WallaBee', version: SITE_VERSION },
    { capabilities: { tools: { listChanged: false } }, instructions: INSTRUCTIONS },
  );
  server.server.setRequestHandler('tools/list', () => ({ tools: TOOLS.map(({ listed }) => listed) }));
  server.server.setRequestHandler('tools/call', ({ params }) => {
    const tool = TOOLS.find(({ listed }) => listed.name === params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, noTool(params.name));
    return tool.call(callApi, params.arguments ?? {});
  });
  return server;
}

function noTool(name: string): string {
  const known = TOOLS.map(({ listed }) => listed.name).join(', ');
  return `There is no tool ${name}. The tools are ${known}.`;
}

const INSTRUCTIONS =
  'WallaBee is a game of numbered items. An item type is a kind of thing; an item is one numbered instance of it, numbered from 1 without gaps. Low numbers are worth more. Start with search. An item named ? is undiscovered, and nothing else is known of it. All tools only read.';
