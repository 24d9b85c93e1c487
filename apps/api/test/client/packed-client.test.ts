import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CALL_NAMES } from '@wallabee/contract/developers/call-names';
import { beforeAll, describe, expect, test } from 'vitest';
import { aLoggedEvent } from '../builders/logged-events.ts';
import { createSmallWorld } from '../small-world.ts';
import { TEST_KEY } from '../world.ts';
import { shownInEditor } from './editor.ts';
import { addNodeTypes, installPackedClient, run } from './packed-client.ts';
import { readmeExamples } from './readme-examples.ts';
import { TYPES, typeErrors } from './type-checks.ts';

const { db, app } = await createSmallWorld();
const { folder, installed, files } = await installPackedClient();
const { createClient } = await import(join(installed, 'dist/index.js'));
const examples = await readmeExamples();
let api = '';

beforeAll(async () => {
  await addNodeTypes(folder);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await app.listen({ port: 0, host: '127.0.0.1' });
  api = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`;
});

const PRINTED: Record<string, RegExp> = {
  Calls: /^\d{3} sets\. .+ #1 is \w+\.$/,
  'For a player': /^Sent to .+\.$/,
  'Failures and retries': /^404 not_found There is no such item\.$/,
  Lists: /^.+ #\d+ costs \d+\.\n1 of \d+: \d+ places\./,
  'The search':
    /^number<1000 is:palindrome -status:recycled,mixed sort:number: \d+\nset:Attic at:"Borough Market" or old lamp$/,
  Events: /^New: #7$/,
  Webhooks: /^401$/,
};

describe('the packed client [DV-03]', () => {
  test('contains the module, types and licence, and has no dependencies', async () => {
    const { default: about } = await import(join(installed, 'package.json'), { with: { type: 'json' } });

    expect(files.filter((path) => !path.startsWith('dist/types/')).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/index.js',
      'package.json',
    ]);
    expect(about).toMatchObject({ name: '@wallabee/client', license: 'MIT', sideEffects: false });
    expect(about).not.toHaveProperty('dependencies');
    expect(about).not.toHaveProperty('private');
  });

  test('every example of the README has an expected output', () => {
    expect(examples.map(({ heading }) => heading)).toEqual(Object.keys(PRINTED));
  });

  test.each(examples)('the example of $heading prints the expected output', async ({ heading, code }) => {
    const file = join(folder, `${heading.replaceAll(/\W+/g, '-')}.run.js`);
    const here = code.replaceAll('https://wallabee.example/api', api).replaceAll('YOUR_KEY', TEST_KEY);
    await writeFile(file, here);

    const example = run(process.execPath, [file], { cwd: folder });
    const stopLogging = heading === 'Events' ? logUntil(example) : undefined;
    const { stdout } = await example;
    await stopLogging;

    expect(stdout.trimEnd()).toMatch(PRINTED[heading] ?? /^$/);
  });

  test.each([
    { where: 'a browser', options: { lib: ['es2022', 'dom'], types: [], exactOptionalPropertyTypes: true } },
    { where: 'Node.js', options: { lib: ['es2022'], types: ['node'] } },
  ])('the examples and declarations compile for $where', async ({ options }) => {
    expect(await typeErrors(folder, [...examples, { heading: 'Types', code: TYPES }], options)).toBe('');
  });

  test.each([
    { call: 'readItem', shown: ['Promise<Item>', 'One item.'] },
    { call: 'answerItemTypesByOldName', shown: ['@deprecated', 'Use answerItemTypes.'] },
  ])('an editor shows what $call is', async ({ call, shown }) => {
    const program = `import { createClient } from '@wallabee/client';\ncreateClient({ baseUrl: '' }).${call};\n`;

    const text = await shownInEditor(folder, program, call);

    for (const part of shown) expect(text).toContain(part);
  });

  test('requests every call of the contract at its address', async () => {
    const asked: string[] = [];
    const ask = async (url: string | URL | Request, init?: RequestInit) => {
      asked.push(`${init?.method} ${decodeURIComponent(String(url))}`);
      return Response.json({});
    };
    const { pages, items, events, ...calls } = createClient({ baseUrl: '', fetch: ask });
    const params = new Proxy({}, { get: (_, name) => `:${String(name)}` });

    for (const call of Object.values<(input: object) => Promise<unknown>>(calls)) await call({ params });

    expect(Object.keys(calls).sort()).toEqual([...CALL_NAMES.values()].sort());
    expect(asked.sort()).toEqual([...CALL_NAMES.keys()].sort());
    expect([pages, items, events]).toEqual(Array(3).fill(expect.any(Function)));
  });
});

describe('the client on a server [DV-03]', () => {
  test('reads forum lists from page 0 to the last page', async () => {
    const player = await aPlayer();
    const latest = { query: { view: 'latest' } };
    const threads: ListedThread[] = await all(player.items('listOwnThreads', latest));
    const longest = threads.toSorted((one, other) => other.post_count - one.post_count)[0];

    const posts = await all(player.items('readThread', { params: { threadId: longest?.id } }));

    expect(threads.length).toBeGreaterThan(20);
    expect(threads.slice(0, 20)).toEqual((await player.listOwnThreads(latest)).threads);
    expect(longest?.total_pages).toBeGreaterThan(1);
    expect(posts).toHaveLength(longest?.post_count ?? 0);
  });

  test('reads every item of a list once', async () => {
    const client = aClient();
    const items: { item_id: number }[] = await all(client.items('listMarket'));

    const { paging } = await client.listMarket();
    expect(paging.total_pages).toBeGreaterThan(1);
    expect(items).toHaveLength(paging.total_results);
    expect(new Set(items.map(({ item_id }) => item_id)).size).toBe(items.length);
  });

  test('retries a message with the same key, so that it is sent once', async () => {
    let isLost = true;
    const player = await aPlayer(async (...asked) => {
      const response = await fetch(...asked);
      if (!isLost || !String(asked[0]).includes('/inbox/')) return response;
      isLost = false;
      throw new TypeError('The connection was lost.');
    });
    const { friends } = await player.listFriends({ params: { player: 'demo' } });
    const input = { params: { userId: friends[0].id } };

    await player.sendMessage({ ...input, body: { text: 'Once and no more.' } });

    const sent = await db.selectFrom('message').where('text', '=', 'Once and no more.').selectAll().execute();
    expect(sent).toHaveLength(1);
  });

  test('sends the calls of OAuth as forms', async () => {
    const client_id = 'app_1';

    await expect(
      aClient().issueToken({ body: { grant_type: 'refresh_token', client_id, refresh_token: 'wbr_1' } }),
    ).rejects.toMatchObject({ status: 400, message: 'invalid_client' });
    expect(await aClient().revokeToken({ body: { token: 'wbr_1', client_id } })).toEqual({ success: true });
  });

  test('rejects when a path parameter is missing', async () => {
    await expect(aClient().readItem({ params: {} })).rejects.toThrow('params.itemId is missing.');
  });

  test('follows the stream across connections without gaps', async () => {
    const { cut, through, count } = cuttable();
    const seen: number[] = [];
    let seenBefore: number | undefined;
    const isEnough = () => seenBefore !== undefined && seen.length > seenBefore;
    const logging = logNumbers(isEnough);
    for await (const { event, data } of aClient({ fetch: through }).events({ kinds: ['new_item'] })) {
      if (event === 'resumed') seenBefore = seen.length;
      else if (seen.push(data.number) === 1) cut();
      if (isEnough()) break;
    }
    await logging;

    expect(count()).toBe(2);
    expect(seen).toEqual(seen.map((_, index) => (seen[0] ?? 0) + index));
  });
});

interface ListedThread {
  id: number;
  post_count: number;
  total_pages: number;
}

async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

/** A `fetch` whose last connection can be cut. */
function cuttable() {
  const connections: AbortController[] = [];
  const through: typeof fetch = (url, init) => {
    const connection = new AbortController();
    connections.push(connection);
    const signals = init?.signal ? [connection.signal, init.signal] : [connection.signal];
    return fetch(url, { ...init, signal: AbortSignal.any(signals) });
  };
  return { through, cut: () => connections.at(-1)?.abort(), count: () => connections.length };
}

function aClient(options: { fetch?: typeof fetch; token?: string } = {}) {
  return createClient({ baseUrl: api, key: TEST_KEY, ...options });
}

async function aPlayer(through: typeof fetch = fetch) {
  const { token } = await aClient().logIn({ body: { username: 'demo', password: 'honeycomb' } });
  return aClient({ token, fetch: through });
}

/** Logs events with consecutive numbers until the client has seen enough. */
async function logNumbers(isEnough: () => boolean) {
  for (let number = 100; !isEnough(); number += 1) {
    await aLoggedEvent(db, 'new_item', { item_type_id: 1, number });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Logs events until the example ends, because the time of its connection is unknown. */
async function logUntil(example: Promise<unknown>) {
  let isOver = false;
  const over = example.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await aLoggedEvent(db, 'new_item', { item_type_id: 1, number: 7 });
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 200))]);
  }
}
