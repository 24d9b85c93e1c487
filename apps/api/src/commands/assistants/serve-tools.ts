import { type StdioServerHandle, serveStdio } from '@modelcontextprotocol/server/stdio';
import { createToolServer } from '@wallabee/assistant-tools/create-tool-server';
import type { AssistantConfig } from '../../config-assistants.ts';
import { TOKEN_HEADER } from '../../platform/http/calls/authentication.ts';
import { callsOver } from '../../platform/http/calls/remote-calls.ts';

/** Standard output carries protocol messages only, so errors go to standard error. */
export function serveTools(config: AssistantConfig): StdioServerHandle {
  const callApi = callsOver(config.WALLABEE_API_URL, credentialsOf(config));
  return serveStdio(() => createToolServer(callApi), {
    onerror: (failure) => process.stderr.write(`${failure.message}\n`),
  });
}

/** The access token of an app replaces key and token, because the API refuses both together. */
function credentialsOf({ WALLABEE_API_KEY, WALLABEE_TOKEN, WALLABEE_ACCESS_TOKEN }: AssistantConfig) {
  if (WALLABEE_ACCESS_TOKEN) return { authorization: `Bearer ${WALLABEE_ACCESS_TOKEN}` };
  return {
    'x-wallabee-api-key': WALLABEE_API_KEY,
    ...(WALLABEE_TOKEN && { [TOKEN_HEADER]: WALLABEE_TOKEN }),
  };
}
