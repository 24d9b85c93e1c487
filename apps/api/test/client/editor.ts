import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './packed-client.ts';

interface Message {
  id?: number | string;
  method?: string;
  result?: { contents?: { value: string } } | null;
}

/** What an editor shows at the first `word` of a program in `folder`. */
export async function shownInEditor(folder: string, program: string, word: string): Promise<string> {
  const file = join(folder, 'in-editor.ts');
  await writeFile(file, program);
  const textDocument = { uri: pathToFileURL(file).href, languageId: 'typescript', version: 1, text: program };
  const before = program.slice(0, program.indexOf(word)).split('\n');
  const position = { line: before.length - 1, character: before.at(-1)?.length };
  const server = startServer();
  try {
    await server.ask('initialize', {
      processId: null,
      rootUri: pathToFileURL(folder).href,
      capabilities: {},
    });
    server.send({ method: 'initialized', params: {} });
    server.send({ method: 'textDocument/didOpen', params: { textDocument } });
    const shown = await server.ask('textDocument/hover', { textDocument, position });
    return shown?.contents?.value ?? '';
  } finally {
    await server.stop();
  }
}

/** The language server of TypeScript. */
function startServer() {
  const server = spawn(join(ROOT, 'node_modules/.bin/tsc'), ['--lsp', '--stdio']);
  const waiting = new Map<unknown, (result: Message['result']) => void>();
  let rest = Buffer.alloc(0);
  server.stdout.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const [head, length] = /^Content-Length: (\d+)\r\n\r\n/.exec(rest.toString('latin1')) ?? [];
      const end = (head?.length ?? 0) + Number(length);
      if (head === undefined || rest.length < end) return;
      receive(JSON.parse(rest.subarray(head.length, end).toString()));
      rest = rest.subarray(end);
    }
  });

  /** What the server asks of an editor is granted. */
  function receive({ id, method, result }: Message) {
    if (method === undefined) waiting.get(id)?.(result);
    else if (id !== undefined) send({ id, result: null });
  }

  function send(message: object) {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  function ask(method: string, params: object): Promise<Message['result']> {
    const id = waiting.size;
    send({ id, method, params });
    return new Promise((resolve) => waiting.set(id, resolve));
  }

  async function stop() {
    const stopped = once(server, 'exit');
    server.kill();
    await stopped;
  }

  return { send, ask, stop };
}
