import { SetId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.public.ts';
import { setPiecesOf } from './set-pieces.ts';

const id = SetId.parse(40);
const releases = ['2026-03-01T00:00:00.000Z', null, '2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'];

test('what a set has released follows the time, forward and back [PS-01]', () => {
  const items = releases.map((released_at, place) => ({ id: place, released_at }));
  const catalogue = { sets: new Map([[id, { id, items }]]) } as unknown as Catalogue;
  const pieces = setPiecesOf(catalogue, 'http://site/api').get(id);

  const released = ['2025-12-31', '2026-01-01', '2026-02-01', '2026-03-01', '2026-02-01', '2025-12-31'].map(
    (day) => pieces?.releasedBy(`${day}T00:00:00.000Z`).map((item) => Number(item.id)),
  );

  expect(released).toEqual([[], [2], [2], [0, 2, 3], [2], []]);
});
