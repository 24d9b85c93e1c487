import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { beforeEach, describe, expect, test } from 'vitest';
import { appClient } from '../../../test/builders/app-client.ts';
import { connected, type Era, sentenceOf } from '../../../test/builders/assistant-client.ts';
import { createRadarWorld, type RadarScene, ROPE } from '../../../test/builders/radar-world.ts';
import { structuredAnswer, toolCalls } from '../../../test/builders/tool-calls.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { installScript } from '../../../test/processes/bundled-child.ts';
import { TEST_KEY } from '../../../test/world.ts';

const { world, aScene, aPlaceAt, drop } = await createRadarWorld();
const { anApp, tokensFor } = appClient(world);
const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
const { file, remove } = await installScript({
  contents: "import './mcp.ts';",
  folder: join(import.meta.dirname, '../run'),
});
cleanUp(remove);

const SERVER = { WALLABEE_API_URL: `${origin}/api/`, WALLABEE_API_KEY: TEST_KEY };

let scene: RadarScene;
let itemId: number;
beforeEach(async () => {
  scene = await aScene();
  itemId = (await drop(await aPlaceAt(0.2), ROPE, 7)).item_id;
  await world.aHistory({ item_id: itemId, type: 'itemcreated' });
  await world.caughtUp();
});

/** Starts the command as an assistant does, in a separate process. */
function tools(settings: Record<string, string>, era?: Era) {
  const env = { ...SERVER, ...settings };
  return connected(new StdioClientTransport({ command: process.execPath, args: [file], env }), era);
}

async function answerOf(path: string) {
  const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': scene.ada.token };
  return (await world.app.inject({ url: `/api${path}`, headers })).json();
}

describe.each<Era>(['legacy', 'auto'])('to a client of the %s protocol', (era) => {
  test('every tool returns the answer of its call over stdio [DV-05]', async () => {
    const assistant = await tools({ WALLABEE_TOKEN: scene.ada.token }, era);
    const asked = async (name: string, input: Record<string, unknown>) =>
      (await assistant.callTool({ name, arguments: input })).structuredContent;

    expect((await assistant.listTools()).tools).toHaveLength(6);
    for (const call of toolCalls({ itemId }))
      expect(await asked(call.name, call.input)).toEqual(structuredAnswer(call, await answerOf(call.path)));
  });
});

test('the access token of an app needs no key [DV-05]', async () => {
  const { access_token } = await tokensFor(await anApp(), scene.ada);
  const assistant = await tools({ WALLABEE_API_KEY: '', WALLABEE_ACCESS_TOKEN: access_token });

  const answer = await assistant.callTool({ name: 'plan', arguments: { set: 40 } });

  expect(answer.structuredContent).toEqual(await answerOf('/me/plan?set=40'));
});

test.each([
  ['without a token', {}, 'Connect with the access token of an app'],
  ['with a wrong key', { WALLABEE_API_KEY: 'not-a-key-0001' }, 'A valid application key is needed'],
  ['with a server that is away', { WALLABEE_API_URL: 'http://127.0.0.1:9' }, 'could not be reached'],
])('%s a plan is a tool error [DV-05]', async (_, settings, words) => {
  const assistant = await tools(settings);

  const answer = await assistant.callTool({ name: 'plan', arguments: { set: 40 } });

  expect(answer.isError).toBe(true);
  expect(sentenceOf(answer)).toContain(words);
});

test('standard output has protocol messages only, and the process ends with its input [DV-05]', async () => {
  const child = spawn(process.execPath, [file], { env: SERVER, stdio: ['pipe', 'pipe', 'pipe'] });
  const [output, ended] = [text(child.stdout), once(child, 'exit')];

  child.stdin.write('no message\n');
  child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n');
  await once(child.stdout, 'readable');
  child.stdin.end();

  expect(await ended).toEqual([0, null]);
  const lines = (await output).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ jsonrpc: '2.0', id: 1 }]);
});

test('an invalid setting ends the process with a message on standard error [DV-05]', async () => {
  const env = { WALLABEE_API_URL: 'nonsense' };
  const child = spawn(process.execPath, [file], { env, stdio: ['pipe', 'pipe', 'pipe'] });

  const [said, output, [code]] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, 'exit'),
  ]);

  expect({ said, output, code }).toEqual({
    said: 'The tools could not start: WALLABEE_API_URL must be an http or https address.\n',
    output: '',
    code: 1,
  });
});
