import { ApiFailure, type CallApi } from '@wallabee/contract/protocol/client';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { describe, expect, test } from 'vitest';
import { TOOLS } from './tools.ts';

const FITTING: Record<string, Record<string, unknown>> = {
  item: { itemTypeId: 109 },
  number: { itemTypeId: 109, number: 7 },
  history: { itemId: 12 },
  plan: { set: 40 },
};

/** Refuses every call with this problem, and records the calls. */
function refusing(problem = { code: 'unavailable', error: 'The server is busy.' } as const) {
  const calls: { endpoint: Endpoint; input: unknown }[] = [];
  const callApi = (async (endpoint: Endpoint, input: unknown) => {
    calls.push({ endpoint, input });
    throw new ApiFailure(503, problem);
  }) as unknown as CallApi;
  return { calls, callApi };
}

describe.each(TOOLS.map((tool) => ({ name: tool.listed.name, tool })))('$name', ({ name, tool }) => {
  test('makes one read-only call without a limit of its own [DV-05]', async () => {
    const { calls, callApi } = refusing();

    const result = await tool.call(callApi, FITTING[name] ?? {});

    expect(result).toEqual({ content: [{ type: 'text', text: 'The server is busy.' }], isError: true });
    expect(calls).toHaveLength(1);
    const endpoint = calls[0]?.endpoint;
    expect({ method: endpoint?.method, changes: endpoint?.changes }).toEqual({ method: 'GET' });
    // Calls in process come from one address, so all assistants would share a limit per network.
    expect(endpoint?.limit).toBeUndefined();
  });

  test('describes every argument, with an example [DV-05]', () => {
    const { properties = {} } = tool.listed.inputSchema;

    expect(Object.keys(properties)).not.toEqual([]);
    for (const [argument, schema] of Object.entries(properties))
      expect({ argument, schema }).toEqual({
        argument,
        schema: expect.objectContaining({
          type: expect.stringMatching(/^(string|integer|number)$/),
          description: expect.any(String),
          examples: [expect.anything()],
        }),
      });
  });

  test('has the type of every field of its answer, none of them required [DV-05]', () => {
    const { properties = {}, required } = tool.listed.outputSchema ?? {};

    expect(required).toBeUndefined();
    expect(Object.keys(properties as object)).not.toEqual([]);
    for (const [field, schema] of Object.entries(properties as object))
      expect({ field, schema }).toEqual({
        field,
        schema: expect.objectContaining({ type: expect.anything() }),
      });
  });
});

test('the list of tools has a bounded size [DV-05]', () => {
  expect(JSON.stringify(TOOLS.map(({ listed }) => listed)).length).toBeLessThan(20_000);
});

test('a missing login says how to log in [DV-05]', async () => {
  const { callApi } = refusing({ code: 'login_required', error: 'You must be logged in.' } as never);

  const result = await TOOLS.find(({ listed }) => listed.name === 'plan')?.call(callApi, { set: 40 });

  expect(result?.content).toEqual([
    { type: 'text', text: expect.stringMatching(/^You must be logged in\. Connect with /) },
  ]);
});

describe('the sentence of an answer', () => {
  const MISTAKE = { message: 'There is no field “colour”.' };
  const counts = { items: 1, numbers: '10000+', sets: null };
  const paging = { current_page: 1, total_pages: 1 };

  test.each([
    [
      'search',
      { words: 'Anything with “lamp”', of: 'items', counts, paging, mistakes: [] },
      /: 1 result of /,
    ],
    ['search', { words: 'Lamps', of: 'numbers', counts, paging, mistakes: [] }, /: 10000\+ results of /],
    ['search', { words: 'Lamps', of: 'sets', counts, paging, mistakes: [] }, /: uncounted results of /],
    ['search', { words: '', of: 'items', counts, paging, mistakes: [MISTAKE] }, /^Nothing .* “colour”\.$/],
    [
      'plan',
      { title: 'Lamps', steps: [1], honeycombs: 1, minutes: 1, impossible: [] },
      /1 honeycomb and 1 minute;/,
    ],
    [
      'plan',
      { title: 'Lamps', steps: [], honeycombs: 2_000, minutes: 32.6, impossible: [] },
      /0 steps, 2,000 honeycombs and 32.6 minutes;/,
    ],
    ['history', [{}], /^1 event,/],
  ])(
    'of %s %# has the right plurals and names mistakes of the query [DV-05]',
    async (name, answer, words) => {
      const tool = TOOLS.find(({ listed }) => listed.name === name);

      const result = await tool?.call((async () => answer) as unknown as CallApi, FITTING[name] ?? {});

      expect(result?.content[0]).toEqual({ type: 'text', text: expect.stringMatching(words) });
    },
  );
});

test('an unexpected error is not caught [DV-05]', async () => {
  const callApi = (async () => {
    throw new TypeError('a bug');
  }) as unknown as CallApi;

  await expect(TOOLS[0]?.call(callApi, {})).rejects.toThrow('a bug');
});
