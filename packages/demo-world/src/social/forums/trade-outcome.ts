import type { Facts } from '@wallabee/simulated-players/texts/facts';
import { DAY, HOUR } from '../../calendar.ts';
import type { ItemFact, Moment } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import { remarkOfPasser } from './passer.ts';
import { shortPause } from './pauses.ts';
import { say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';
import { dayFacts, itemFacts, secondItemFacts } from './world-facts.ts';

/** The author tells what became of the offered items, when it happened. Whether other players have them all now. */
export function reportOutcome(talk: Talk, draft: Draft, offered: readonly ItemFact[]): boolean {
  const opener = draft.posts[0];
  if (!opener) return false;
  const outcomes = offered
    .flatMap((item) => {
      const moment = talk.moments
        .ofItem(item.item_id)
        .find(({ at }) => at > opener.at && at < opener.at + 150 * DAY);
      return moment ? [{ item, moment }] : [];
    })
    .sort((a, b) => a.moment.at - b.moment.at);
  const kinds = outcomes.map((outcome) => reportOne(talk, draft, { ...outcome, owner: opener.author }));
  return kinds.filter((kind) => kind === 'traded' || kind === 'sold').length === offered.length;
}

function reportOne(
  talk: Talk,
  draft: Draft,
  { item, moment, owner }: { item: ItemFact; moment: Moment; owner: Player },
): Outcome['kind'] | undefined {
  const { chance, speakers } = talk;
  const outcome = outcomeOf(talk, moment, { item, owner });
  if (!outcome) return undefined;
  const answered = say(talk, draft, {
    author: owner,
    part: `gone.${outcome.kind}`,
    topic: 'end',
    facts: { ...dayFacts(talk, owner, moment.at), ...itemFacts(talk, item), ...outcome.facts },
    after: moment.at + chance.integer(10 * HOUR),
    isNeeded: true,
  });
  const { receiver } = outcome;
  if (!answered) return undefined;
  const after = answered.at + shortPause(chance);
  if (receiver && chance.happens(0.5)) {
    say(talk, draft, {
      author: receiver,
      part: 'gone.received',
      topic: 'end',
      facts: {
        ...dayFacts(talk, receiver, after),
        ...itemFacts(talk, item),
        player: speakers.nickname(owner),
      },
      after,
    });
  } else if (chance.happens(0.35)) remarkOfPasser(talk, draft, item, 'gone.too_late');
  return outcome.kind;
}

interface Outcome {
  kind: 'traded' | 'sold' | 'listed' | 'mixed' | 'recycled' | 'dropped';
  facts: Facts;
  receiver?: Player;
}

interface Ownership {
  item: ItemFact;
  owner: Player;
}

function outcomeOf(talk: Talk, moment: Moment, ownership: Ownership): Outcome | undefined {
  if (moment.kind === 'traded') return tradedOutcome(talk, moment, ownership);
  if (moment.kind === 'bought') return soldOutcome(talk, moment, ownership);
  return moment.player === ownership.owner ? ownOutcome(talk, moment) : undefined;
}

function tradedOutcome(
  talk: Talk,
  { player, other, given, received }: Moment & { kind: 'traded' },
  { item, owner }: Ownership,
): Outcome | undefined {
  const isGiven = given.item_id === item.item_id;
  const [giver, receiver, instead] = isGiven ? [player, other, received] : [other, player, given];
  if (giver !== owner) return undefined;
  const facts = { player: talk.speakers.nickname(receiver), ...secondItemFacts(talk, instead) };
  return { kind: 'traded', facts, receiver };
}

function soldOutcome(
  { speakers }: Talk,
  { player, seller, cost }: Moment & { kind: 'bought' },
  { owner }: Ownership,
): Outcome | undefined {
  if (seller !== owner) return undefined;
  return { kind: 'sold', facts: { player: speakers.nickname(player), cost }, receiver: player };
}

function ownOutcome(talk: Talk, moment: Moment): Outcome | undefined {
  switch (moment.kind) {
    case 'listed':
      return { kind: 'listed', facts: { cost: moment.cost } };
    case 'mixed':
      return { kind: 'mixed', facts: secondItemFacts(talk, moment.item) };
    case 'recycled':
      return { kind: 'recycled', facts: {} };
    case 'dropped':
      return { kind: 'dropped', facts: { place: talk.place(moment.place).name } };
    default:
      return undefined;
  }
}
