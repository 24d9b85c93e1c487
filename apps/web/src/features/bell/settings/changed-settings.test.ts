import { BELL_KINDS, DEFAULT_WAYS } from '@wallabee/contract/bell/bell-kinds';
import type { BellSettings } from '@wallabee/contract/bell/bell-settings';
import { expect, test } from 'vitest';
import { changedBy } from './changed-settings.ts';

const settings: BellSettings = {
  kinds: BELL_KINDS.map((kind) => ({ kind, ...DEFAULT_WAYS[kind] })),
  quiet: { on: false, from: '22:30', to: '07:00', time_zone: 'Europe/Berlin' },
  feed: { atom_url: 'a', json_url: 'j' },
  push: { public_key: 'k', devices: [] },
};

test('a switch changes one way of one kind [AL-02]', () => {
  const changed = changedBy(settings, { kinds: [{ kind: 'trades', push: false }] });
  const expected = settings.kinds.map((row) => (row.kind === 'trades' ? { ...row, push: false } : row));
  expect(changed).toEqual({ ...settings, kinds: expected });
});

test('a time changes with the time zone, and leaves the rest', () => {
  const changed = changedBy(settings, { quiet: { from: '23:00', time_zone: 'Asia/Tokyo', on: undefined } });
  expect(changed.quiet).toEqual({ on: false, from: '23:00', to: '07:00', time_zone: 'Asia/Tokyo' });
  expect(changed.kinds).toEqual(settings.kinds);
});
