import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { ItemFact, Moment } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import type { FollowUp } from './follow-ups.ts';
import type { Talk } from './talk.ts';
import { ordinal, ownFind, secondItemFacts } from './world-facts.ts';

/** What the player did before that time that fits; undefined where there was nothing. */
export function ownFacts(
  talk: Talk,
  kind: NonNullable<FollowUp['own']>,
  { player, at, about }: { player: Player; at: Instant; about: Facts },
): Facts | undefined {
  if (kind === 'find') return ownFind(talk, player, at);
  if (kind === 'find_there')
    return ownFind(
      talk,
      player,
      at,
      ({ place }) => talk.place(place).city === about.city2 && talk.place(place).name !== about.place,
    );
  for (const moment of talk.moments.before(player, at, 60)) {
    const facts = READERS[kind](talk, moment, about);
    if (facts) return facts;
  }
  return undefined;
}

type Reader = (talk: Talk, moment: Moment, about: Facts) => Facts | undefined;

const READERS: Record<Exclude<FollowUp['own'], 'find' | 'find_there' | undefined>, Reader> = {
  completed: ({ words }, moment) =>
    moment.kind === 'completed'
      ? { set2: words.set(moment.set).name, finish: moment.number, finishth: ordinal(moment.number) }
      : undefined,
  missing: ({ words }, moment, { set }) => {
    if (moment.kind !== 'offers') return undefined;
    const missing = moment.wanted.map((id) => words.type(id)).filter((type) => type.set === set);
    return missing[0] && { item2: missing[0].name, count: missing.length };
  },
  regret: (talk, moment) => {
    const lost = lostIn(moment);
    return lost && secondItemFacts(talk, lost);
  },
  trade: (talk, moment) =>
    moment.kind === 'traded'
      ? { ...secondItemFacts(talk, moment.received), player2: talk.speakers.nickname(moment.other) }
      : undefined,
};

/** A low number that was mixed away or recycled. */
export function lostIn(moment: Moment): ItemFact | undefined {
  if (moment.kind === 'recycled') return moment.item;
  if (moment.kind !== 'mixed') return undefined;
  return moment.components.find(({ number }) => number < 100);
}
