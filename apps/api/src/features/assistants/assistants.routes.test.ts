import { beforeEach, describe, expect, test } from 'vitest';
import { connectedOverHttp, type Era, sentenceOf } from '../../../test/builders/assistant-client.ts';
import { createRadarWorld, LAMP, type RadarScene, ROPE, SECRET } from '../../../test/builders/radar-world.ts';
import { structuredAnswer, toolCalls } from '../../../test/builders/tool-calls.ts';
import { startSecondServer } from '../../../test/processes/second-server.ts';
import { TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const { world, aScene, aPlaceAt, drop } = await createRadarWorld();
const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });

let scene: RadarScene;
let itemId: number;

beforeEach(async () => {
  scene = await aScene();
  const rope = await drop(await aPlaceAt(0.2), ROPE, 7);
  itemId = rope.item_id;
  await world.aHistory({ item_id: itemId, type: 'itemcreated' });
  await world.caughtUp();
});

const withToken = ({ token }: TestPlayer) => ({ 'x-wallabee-api-key': TEST_KEY, 'x-user-token': token });

async function answerOf(path: string) {
  return (await world.app.inject({ url: `/api${path}`, headers: withToken(scene.ada) })).json();
}

describe.each<Era>(['legacy', 'auto'])('to a client of the %s protocol', (era) => {
  const client = () => connectedOverHttp({ origin, era, headers: withToken(scene.ada) });

  test('six tools are listed, all of them read-only [DV-05]', async () => {
    const { tools } = await (await client()).listTools();

    expect(tools.map(({ name }) => name)).toEqual(['search', 'item', 'number', 'history', 'plan', 'radar']);
    for (const { annotations, description, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(description).toBeTruthy();
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });

  test('every tool returns the answer of its call [DV-05]', async () => {
    const assistant = await client();
    const asked = async (name: string, input: Record<string, unknown>) => {
      const { structuredContent, content, isError } = await assistant.callTool({ name, arguments: input });
      expect({ name, isError: isError ?? false }).toEqual({ name, isError: false });
      expect(content).toMatchObject([
        { type: 'text' },
        { type: 'text', text: JSON.stringify(structuredContent) },
      ]);
      return structuredContent;
    };

    for (const call of toolCalls({ itemId }))
      expect(await asked(call.name, call.input)).toEqual(structuredAnswer(call, await answerOf(call.path)));
  });

  test('the content starts with a sentence [DV-05]', async () => {
    const answer = await (await client()).callTool({
      name: 'number',
      arguments: { itemTypeId: ROPE, number: 7 },
    });

    expect(sentenceOf(answer)).toBe('Rope #7: Is DROPPED at Bench 0.2.');
  });

  test.each([
    ['an id that is none', 'item', { itemTypeId: 'x' }, 'itemTypeId must be a whole number'],
    ['a path in place of an id', 'history', { itemId: '../../me/pouch' }, 'itemId must be a whole number'],
    ['no id', 'number', { number: 7 }, 'itemTypeId is missing'],
    [
      'an unknown argument',
      'search',
      { query: 'lamp' },
      'query is unknown: the arguments are q, of, order, page',
    ],
    ['a list', 'plan', { types: [LAMP, ROPE] }, 'types must be a single value'],
    ['half a point', 'radar', { lat: 54 }, 'lng'],
    ['a page too low', 'search', { page: 0 }, 'page must be at least 1'],
    ['two things to plan', 'plan', { set: 40, q: 'lamp' }, 'set'],
  ])('%s is an error of the tool that says what is wrong [DV-05]', async (_, name, input, words) => {
    const answer = await (await client()).callTool({ name, arguments: input });

    expect(answer.isError).toBe(true);
    expect(sentenceOf(answer)).toContain(words);
  });

  test('an unknown item is a tool error [DV-05]', async () => {
    const answer = await (await client()).callTool({ name: 'item', arguments: { itemTypeId: 999 } });

    expect(answer).toMatchObject({ isError: true });
    expect(sentenceOf(answer)).toBe('There is no such item type.');
  });

  test('an unknown tool is a protocol error [DV-05]', async () => {
    const call = (await client()).callTool({ name: 'drop_everything', arguments: {} });

    await expect(call).rejects.toThrow(
      'There is no tool drop_everything. The tools are search, item, number, history, plan, radar.',
    );
  });
});

test.each(['plan', 'radar'])('without a player %s says how to log in [DV-05]', async (name) => {
  const assistant = await connectedOverHttp({ origin });

  const answer = await assistant.callTool({ name, arguments: name === 'plan' ? { set: 40 } : {} });

  expect(answer.isError).toBe(true);
  expect(sentenceOf(answer)).toContain('Connect with the access token of an app');
});

test('each token is answered with the plan of its own player [DV-05]', async () => {
  const shelfOf = async (player: TestPlayer) => {
    const assistant = await connectedOverHttp({ origin, headers: withToken(player) });
    const { structuredContent } = await assistant.callTool({ name: 'plan', arguments: { set: 40 } });
    return (structuredContent as { shelf: { has: boolean }[] }).shelf.map(({ has }) => has);
  };

  expect(await shelfOf(scene.ada)).toEqual([true, false]);
  expect(await shelfOf(scene.cleo)).toEqual([false, false]);
});

test('an undiscovered type reveals no more than its calls [DV-05]', async () => {
  await world.anItem({ item_type_id: SECRET, number: 3, user_id: scene.cleo.id, location: 'saved' });
  await world.caughtUp();
  const assistant = await connectedOverHttp({ origin });

  const item = await assistant.callTool({ name: 'item', arguments: { itemTypeId: SECRET } });
  const number = await assistant.callTool({ name: 'number', arguments: { itemTypeId: SECRET, number: 3 } });

  const answers = [await answerOf(`/single-item/${SECRET}`), await answerOf(`/items/${SECRET}/number/3`)];
  expect([item, number].map((one) => one.structuredContent ?? sentenceOf(one))).toEqual(
    answers.map((answer) => answer.error ?? answer),
  );
});

test('several processes can answer the messages of one client [DV-05]', async () => {
  const second = await startSecondServer(world);
  const origins = [origin, new URL(second.eventsUrl).origin];
  const names: string[] = [];

  for (const each of [...origins, ...origins]) {
    const assistant = await connectedOverHttp({ origin: each, era: 'legacy' });
    const { structuredContent } = await assistant.callTool({ name: 'item', arguments: { itemTypeId: LAMP } });
    names.push((structuredContent as { name: string }).name);
  }

  expect(names).toEqual(['Lamp', 'Lamp', 'Lamp', 'Lamp']);
});
