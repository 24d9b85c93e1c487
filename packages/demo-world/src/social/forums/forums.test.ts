import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../calendar.ts';
import { isAround } from '../../players/player.ts';
import { holdersOf, playSmallWorld, shareOfTwins } from './played-world.fixture.ts';

const { setting, events, threads } = await playSmallWorld();
const posts = threads.flatMap((thread) => thread.posts);
const { items, sets } = setting.catalogue;
const TRADING_FORUMS = [3, 6, 13];
const itemIds = new Map(
  [...setting.game.world.items.values()].map(({ item_id, item_type_id, number }) => [
    `${item_type_id} ${formatNumber(number)}`,
    item_id,
  ]),
);

describe('what people write', () => {
  test('hardly ever has a twin', () => {
    expect(shareOfTwins(posts.map(({ text }) => text))).toBeLessThanOrEqual(0.05);
    expect(shareOfTwins(threads.map(({ title }) => title))).toBeLessThanOrEqual(0.03);
  });

  test('is mostly short threads, and a few long ones', () => {
    const lengths = threads.map((thread) => thread.posts.length).sort((a, b) => a - b);

    expect(lengths.at(Math.floor(lengths.length / 2))).toBeLessThanOrEqual(8);
    expect(lengths.at(-1)).toBeGreaterThan(60);
  });

  test('comes from players who were there and have the forums right', () => {
    const absent = posts.filter(({ author, at }) => !isAround(author, at) || !author.hasForumsRight);

    expect(absent).toEqual([]);
  });

  test('is in order of time in each thread', () => {
    const disordered = threads.filter((thread) =>
      thread.posts.some(({ at }, index) => at < (thread.posts[index - 1]?.at ?? 0)),
    );

    expect(disordered.map(({ title }) => title)).toEqual([]);
  });

  test('is in several languages', () => {
    const corners = Object.values(setting.corpus.texts['corner.title'] ?? {}).flat();
    // Some players write without capitals.
    const titles = new Set(threads.map(({ title }) => title.toLowerCase()));

    expect(corners.filter((corner) => titles.has(corner.toLowerCase())).length).toBeGreaterThanOrEqual(5);
  });
});

test('staff announce every set on the day of its release', () => {
  const released = sets.filter(
    ({ id, created_at }) =>
      ![13, 20, 25, 141].includes(id) &&
      Date.parse(created_at) < setting.until - DAY &&
      items.some(({ set_id, released_at }) => set_id === id && released_at !== null),
  );
  const official = posts.filter(({ author }) => author.accountType === 'staff');
  const missing = released.filter(({ name, created_at }) => {
    const day = Math.floor(Date.parse(created_at) / DAY);
    return !official.some(({ text, at }) => text.includes(name) && Math.floor(at / DAY) === day);
  });

  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('trade threads offer only what their author held that day', () => {
  const offered = threads
    .filter(({ forum }) => TRADING_FORUMS.includes(forum.id))
    .flatMap((thread) => thread.posts.slice(0, 1))
    .flatMap((opening) => itemsIn(opening.text).map((id) => ({ opening, id })));
  const foreign = offered.filter(
    ({ opening: { author, at }, id }) =>
      !holdersOf(events, id, { from: at - 36 * HOUR, to: at }).includes(author.id),
  );

  expect(offered.length).toBeGreaterThan(2);
  expect(foreign.map(({ opening }) => opening.text)).toEqual([]);
});

/** Items that the text names with their numbers. */
function itemsIn(text: string): ItemId[] {
  return [...text.matchAll(/ #([\d,]+)/g)].flatMap(({ index, 1: number = '' }) => {
    const type = typeNamedAtEnd(text.slice(0, index));
    return type === undefined ? [] : (itemIds.get(`${type} ${number}`) ?? []);
  });
}

/** The longest name, since some end with another one's. */
function typeNamedAtEnd(text: string): number | undefined {
  const named = items.filter(({ name }) => text.endsWith(name));
  return named.sort((a, b) => b.name.length - a.name.length)[0]?.id;
}
