import type { NearSet, SetGap } from '@wallabee/contract/plan/plan';
import type { Way } from '@wallabee/contract/plan/ways';
import { expect, test } from 'vitest';
import { aWay } from '../../game-ui/way.fixture.ts';
import { bestGap } from './best-gap.ts';

function gap(name: string, way: Partial<Way>): SetGap {
  return { item: { name }, way: aWay(way) } as SetGap;
}

function set(...gaps: SetGap[]): NearSet {
  return { gaps } as NearSet;
}

const none = gap('None', { kind: 'none', is_now: false });
const far = gap('Far', { kind: 'place', is_now: false, is_far: true, minutes: 900 });
const long = gap('Long', { kind: 'place', is_now: false, minutes: 400 });
const near = gap('Near', { kind: 'forage', is_now: false, minutes: 30 });
const now = gap('Now', { kind: 'mix', is_now: true, minutes: 1_000 });

test.each([
  { sets: [], name: undefined },
  { sets: [set(none)], name: undefined },
  { sets: [set(none), set(far)], name: 'Far' },
  { sets: [set(far, near)], name: 'Near' },
  { sets: [set(far, near, now)], name: 'Now' },
  { sets: [set(long), set(now)], name: 'Long' },
  { sets: [set(far), set(now)], name: 'Now' },
  { sets: [set(far), set(none)], name: 'Far' },
])('[PN-06] the best gap is $name', ({ sets, name }) => {
  expect(bestGap(sets)?.gap.item.name).toBe(name);
});
