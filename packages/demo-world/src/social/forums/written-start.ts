import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import { DAY, OPENING, startOfMonth, yearOf } from '../../calendar.ts';
import type { Forum, Thread } from '../../corpus/corpus.ts';
import type { ItemFact } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import type { Talk } from './talk.ts';
import { itemFacts } from './world-facts.ts';

export interface Start {
  at: Instant;
  facts: Facts;
  itemTypeId: ItemTypeId | null;
  player?: Player;
}

/** A thread that names a number is by a player who had that item on that day. */
export function drawStart(talk: Talk, forum: Forum, template: Thread): Start {
  const held = textOf(template).includes('{number}') ? drawHeld(talk, forum, template) : undefined;
  const at = held?.at ?? drawTime(talk, template);
  const type = held ? talk.words.type(held.item.item_type_id) : pickReleased(talk, at);
  const others = talk.words
    .set(type.setId)
    .types.filter(({ id, releasedAt }) => id !== type.id && releasedAt <= at);
  const place = pickPlace(talk, at);
  return {
    at,
    facts: {
      item: type.name,
      set: type.set,
      item2: talk.chance.pick(others)?.name ?? type.name,
      ...(held && itemFacts(talk, held.item)),
      ...(place && { place }),
    },
    itemTypeId: type.id,
    ...(held && { player: held.player }),
  };
}

const TRADING_FORUMS: ReadonlySet<number> = new Set([3, 6, 13]);

function drawHeld(
  talk: Talk,
  forum: Forum,
  template: Thread,
): { player: Player; at: Instant; item: ItemFact } | undefined {
  const { chance, moments, speakers } = talk;
  const offers = moments
    .of('offers')
    .flatMap(({ player, at, spare: [item] }) => (item ? [{ player, at, item }] : []));
  const list = TRADING_FORUMS.has(forum.id) || offers.length === 0 ? offers : moments.of('found');
  const { from, to } = spanOf(talk, template);
  for (let tries = 0; tries < 300; tries += 1) {
    const held = chance.pick(list);
    if (held && held.at >= from && held.at < to && speakers.canSpeak(held.player, held.at + DAY)) return held;
  }
  return undefined;
}

function pickReleased({ words, chance }: Talk, at: Instant) {
  const released = words.types.filter(
    ({ releasedAt, setId }) => releasedAt <= at && words.set(setId).isOrdinary,
  );
  const type = chance.pick(released) ?? words.types[0];
  if (!type) throw new Error('The catalogue has no released item.');
  return type;
}

function pickPlace({ moments, chance, place }: Talk, at: Instant): string | undefined {
  const visits = moments.of('travelled');
  for (let tries = 0; tries < 20; tries += 1) {
    const visit = chance.pick(visits);
    if (visit && place(visit.place).createdAt <= at) return place(visit.place).name;
  }
  return visits[0] && place(visits[0].place).name;
}

function textOf({ title, posts }: Thread): string {
  return [title, ...posts.map(({ text }) => text)].join('\n');
}

/** After the release of everything it names. */
function spanOf({ words, until }: Talk, template: Thread): { from: Instant; to: Instant } {
  const { year, since } = template;
  const text = textOf(template);
  const named = words.types.filter(({ name, releasedAt }) => releasedAt < until && text.includes(name));
  return {
    from: Math.max(
      startOfMonth(year ?? since ?? yearOf(OPENING), 0),
      OPENING + 30 * DAY,
      ...named.map(({ releasedAt }) => releasedAt + DAY),
    ),
    to: Math.min(year === undefined ? until : startOfMonth(year + 1, 0), until) - 2 * DAY,
  };
}

function drawTime(talk: Talk, template: Thread): Instant {
  const { chance } = talk;
  const { month } = template;
  const { from, to } = spanOf(talk, template);
  const at = from + Math.floor((1 - chance.next() ** 1.6) * Math.max(to - from, 0));
  if (month === undefined) return at;
  const day = chance.integer(25 * DAY);
  const inMonthOf = (inYear: number) => startOfMonth(inYear, month - 1) + day;
  const years = [yearOf(at), yearOf(at) - 1, yearOf(at) + 1];
  const fitting = years.map(inMonthOf).find((each) => each >= from && each <= to);
  return fitting ?? at;
}
