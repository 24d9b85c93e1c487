import { readForum, type readThread } from '@wallabee/contract/forums/forum';
import { listRetired } from '@wallabee/contract/items/reference-lists';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { readGlobalStats } from '@wallabee/contract/stats/global-stats';
import { expect, expectTypeOf, test } from 'vitest';
import { type PreparedAnswer, prepare, prepareText } from './prepared-answer.ts';
import { type ApiApp, answer } from './route.ts';

test('an answer is prepared with its ETag and may be stored by any cache', () => {
  const { body, etag, headers, type } = prepare(listRetired, [ItemTypeId.parse(7)]);

  expect(body.toString()).toBe('[7]');
  expect(type).toBe('application/json; charset=utf-8');
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(headers['cache-control']).toBe('public, no-cache');
});

test('an answer of another shape, or prepared for another endpoint, does not compile', () => {
  // Never called: the type check fails when a marked line compiles.
  const refused = (app: ApiApp) => {
    // @ts-expect-error: not the shape of the endpoint.
    prepare(readForum, { nonsense: 42 });

    // @ts-expect-error: not the shape of the endpoint.
    answer(app, readGlobalStats, () => ({ nonsense: 42 }));

    // @ts-expect-error: prepared for another endpoint.
    answer(app, readGlobalStats, () => prepare(listRetired, []));

    // @ts-expect-error: a text of any shape.
    answer(app, readGlobalStats, () => prepareText('{}', { type: 'application/json', cacheControl: '' }));

    answer(app, listRetired, () => prepare(listRetired, []));
  };

  expectTypeOf(refused).toBeFunction();
});

test('prepared answers of two endpoints have different types', () => {
  expectTypeOf<PreparedAnswer<typeof readForum>>().not.toExtend<PreparedAnswer<typeof readThread>>();
  expectTypeOf<PreparedAnswer<typeof readForum>>().toExtend<PreparedAnswer<typeof readForum>>();
});
