import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import { HOUR, MINUTE } from '../../calendar.ts';
import type { ItemFact, Moment } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import { wakingTime } from '../../waking-hours.ts';
import type { Talk } from '../forums/talk.ts';
import { itemFacts, ordinal, placeFacts, secondItemFacts } from '../forums/world-facts.ts';
import type { Holdings } from './holdings.ts';
import { howToFacts } from './how-to.ts';
import type { Occasion } from './occasion.ts';

export interface MomentTalk {
  readonly talk: Talk;
  readonly holdings: Holdings;
  readonly world: InMemoryWorld;
}

/** Somebody who lived through a moment, and the friend they write to about it. */
export interface Shared {
  readonly moment: Moment;
  readonly friend: Player;
}

type MomentOf<Kind extends Moment['kind']> = Extract<Moment, { kind: Kind }>;
type Matter = Omit<Occasion, 'pair' | 'at' | 'conditions'> & Partial<Occasion>;

/** Undefined where there is nothing to say that is certainly true. */
export function toOccasion(context: MomentTalk, shared: Shared): Occasion | undefined {
  const matter = matterOf(context, shared);
  if (!matter) return undefined;
  const { moment, friend } = shared;
  const { chance, position } = context.talk;
  const [first, second] = matter.pair ?? [moment.player, friend];
  const delay = chance.happens(0.7) ? chance.between(2, 50) * MINUTE : chance.between(1, 5) * HOUR;
  const at = matter.at ?? wakingTime(moment.at + delay, position(first.city).lng, chance);
  return { conditions: [], ...matter, pair: [first, second], at };
}

function matterOf(context: MomentTalk, { moment, friend }: Shared): Matter | undefined {
  const { talk } = context;
  switch (moment.kind) {
    case 'found':
      return findMatter(context, moment, friend);
    case 'picked_up':
      return moment.from === friend
        ? { about: 'picked_up', ...withItem(talk, moment.item), ...at(talk, moment) }
        : findMatter(context, moment, friend);
    case 'dropped':
      return { about: 'dropped', ...withItem(talk, moment.item), ...at(talk, moment) };
    case 'completed':
      return completedMatter(talk, moment);
    case 'traded':
      return moment.other === friend ? tradeMatter(context, moment) : reportedTradeMatter(talk, moment);
    case 'listed':
      return { about: 'listed', item: moment.item, facts: priceFacts(talk, moment) };
    case 'bought':
      return boughtMatter(talk, moment, friend);
    case 'mixed':
      return mixedMatter(talk, moment);
    case 'opened':
      return openedMatter(talk, moment);
    case 'gifted':
      return { about: 'gifted', ...withItem(talk, moment.item), pair: [friend, moment.player] };
    case 'saved_better':
      return betterMatter(talk, moment);
    case 'recycled':
      return { about: 'recycled', ...withItem(talk, moment.item) };
    case 'offers':
      return offerMatter(context, moment, friend);
    case 'travelled':
      return { about: 'travelled', facts: placeFacts(talk, moment.place) };
    default:
      return undefined;
  }
}

function withItem(talk: Talk, item: ItemFact): { item: ItemFact; facts: Facts } {
  return { item, facts: itemFacts(talk, item) };
}

function at(talk: Talk, { item, place }: MomentOf<'found' | 'picked_up' | 'dropped'>): { facts: Facts } {
  return { facts: { ...itemFacts(talk, item), place: talk.place(place).name } };
}

function findMatter(
  { talk, holdings }: MomentTalk,
  moment: MomentOf<'found' | 'picked_up'>,
  friend: Player,
): Matter {
  const { item, player } = moment;
  const { city } = talk.place(moment.place);
  // Long enough for the whole conversation.
  const isKept = holdings.had(player, item, moment.at, moment.at + 48 * HOUR);
  return {
    about: 'found',
    item,
    ...at(talk, moment),
    conditions: [
      city === player.city ? 'home' : 'away',
      ...(city === friend.city ? (['local'] as const) : []),
      ...(isKept ? (['kept'] as const) : []),
    ],
  };
}

function completedMatter(talk: Talk, { player, at: time, set, number }: MomentOf<'completed'>): Matter {
  const { name, types } = talk.words.set(set);
  const last = talk.moments
    .before(player, time + 1, 4)
    .find((moment) => time - moment.at < 2 * MINUTE && 'item' in moment && isOfSet(talk, moment.item, set));
  const item = last && 'item' in last ? last.item : undefined;
  return {
    about: 'completed',
    facts: {
      set: name,
      count: types.filter(({ releasedAt }) => releasedAt <= time).length,
      finish: number,
      finishth: ordinal(number),
      ...(item && { item: talk.words.type(item.item_type_id).name }),
    },
    conditions: item ? ['last_known'] : [],
  };
}

function isOfSet({ words }: Talk, { item_type_id }: ItemFact, set: number): boolean {
  return words.type(item_type_id).setId === set;
}

function tradeMatter({ talk, holdings }: MomentTalk, moment: MomentOf<'traded'>): Matter {
  const { given, received, player, other } = moment;
  const trade = {
    about: 'trade',
    item: given,
    item2: received,
    facts: { ...itemFacts(talk, given), ...secondItemFacts(talk, received) },
  } as const;
  const from = moment.at - talk.chance.between(60, 200) * MINUTE;
  const hadBoth =
    holdings.had(player, given, from, moment.at) && holdings.had(other, received, from, moment.at);
  return hadBoth && talk.chance.happens(0.7)
    ? { ...trade, at: from, endsBy: moment.at, conditions: ['both_held'] }
    : trade;
}

function reportedTradeMatter(talk: Talk, { given, received, other }: MomentOf<'traded'>): Matter {
  const player2 = talk.speakers.nickname(other);
  return {
    about: 'trade_reported',
    item: given,
    facts: { ...itemFacts(talk, given), ...secondItemFacts(talk, received), player2 },
  };
}

function priceFacts(talk: Talk, { item, cost }: MomentOf<'listed' | 'bought'>): Facts {
  return { ...itemFacts(talk, item), cost: formatNumber(cost) };
}

function boughtMatter(talk: Talk, moment: MomentOf<'bought'>, friend: Player): Matter {
  const facts = priceFacts(talk, moment);
  return moment.seller === friend
    ? { about: 'sold', item: moment.item, facts, pair: [friend, moment.player] }
    : { about: 'bought', item: moment.item, facts };
}

function mixedMatter(talk: Talk, { item, components }: MomentOf<'mixed'>): Matter | undefined {
  const [first, second] = components.map(({ item_type_id }) => nameOf(talk, item_type_id));
  if (!first || !second) return undefined;
  return { about: 'mixed', item, facts: { ...itemFacts(talk, item), component: first, component2: second } };
}

function openedMatter(talk: Talk, { item, container }: MomentOf<'opened'>): Matter {
  return { about: 'opened', item, facts: { ...itemFacts(talk, item), component: nameOf(talk, container) } };
}

function nameOf({ words }: Talk, type: ItemTypeId): string {
  return words.type(type).name;
}

function betterMatter(talk: Talk, { item, instead }: MomentOf<'saved_better'>): Matter {
  return {
    about: 'saved_better',
    item,
    facts: { ...itemFacts(talk, item), number2: formatNumber(instead.number) },
  };
}

function offerMatter(context: MomentTalk, moment: MomentOf<'offers'>, friend: Player): Matter | undefined {
  const { talk } = context;
  const isWish = moment.spare.length === 0 || talk.chance.happens(0.45);
  return isWish ? wantedMatter(talk, moment) : spareMatter(context, moment, friend);
}

function wantedMatter(talk: Talk, { wanted }: MomentOf<'offers'>): Matter | undefined {
  const type = talk.chance.pick(wanted);
  if (type === undefined) return undefined;
  const words = talk.words.type(type);
  return {
    about: 'wanted',
    facts: { item: words.name, set: words.set, ...howToFacts(talk, words) },
  };
}

function spareMatter(
  { talk, holdings, world }: MomentTalk,
  moment: MomentOf<'offers'>,
  friend: Player,
): Matter | undefined {
  const until = moment.at + 24 * HOUR;
  const item = talk.chance
    .sample(moment.spare, 3)
    .find((spare) => holdings.had(moment.player, spare, moment.at, until));
  if (!item) return undefined;
  const saved = world.items.get(world.saved.get(friend.id)?.get(item.item_type_id) ?? (0 as never));
  if (saved && saved.changed_at > moment.at) return undefined;
  return {
    about: 'spare',
    ...withItem(talk, item),
    conditions: [saved ? 'friend_has' : 'friend_needs'],
  };
}
