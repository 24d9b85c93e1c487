import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import { DAY, HOUR } from '../../calendar.ts';
import type { ItemFact } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import { closeThread } from './closing.ts';
import { draftThreads } from './draft-threads.ts';
import { firstAtOrAfter, type MomentOf } from './moments.ts';
import { remarkOfPasser } from './passer.ts';
import { shortPause } from './pauses.ts';
import { openThread, say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';
import { reportOutcome } from './trade-outcome.ts';
import { dayFacts, itemFacts, secondItemFacts } from './world-facts.ts';

export type Offers = MomentOf<'offers'>;

export const TRADING_POST = 3;
export const SWAP_SHOP = 13;

/** Offers of what the author had to spare that day. */
export function offerThreads(talk: Talk, count: number): Draft[] {
  const offers = talk.moments.of('offers').filter(({ spare }) => spare.length > 0);
  return draftThreads(offers, { count, chance: talk.chance }, (moment) => offerThread(talk, moment));
}

function offerThread(talk: Talk, moment: Offers): Draft | undefined {
  const { chance } = talk;
  const spare = chance.sample(distinctTypes(moment.spare), chance.between(1, 4));
  const [first] = spare;
  if (!first) return undefined;
  const isSwap = chance.happens(0.45);
  const shape = spare.length > 1 ? 'list' : 'one';
  const facts = { ...offerFacts(talk, moment, spare), price: drawPrice(talk, first.number) };
  const draft = openThread(talk, {
    forumId: isSwap ? SWAP_SHOP : TRADING_POST,
    author: moment.player,
    at: moment.at + chance.integer(2 * HOUR),
    title: `${isSwap ? 'swap' : 'trade'}.title_${spare.length > 2 ? 'many' : shape}`,
    part: `${isSwap ? 'swap' : 'trade'}.open_${shape}`,
    topic: 'end',
    facts,
    itemTypeId: spare.length === 1 ? first.item_type_id : undefined,
  });
  if (!draft) return undefined;
  for (const item of spare) answerOffer(talk, draft, item, facts);
  const outcome = reportOutcome(talk, draft, spare);
  if (outcome && chance.happens(0.35)) closeThread(talk, draft, 'gone', itemFacts(talk, first));
  return draft;
}

function distinctTypes(items: readonly ItemFact[]): ItemFact[] {
  return items.filter(
    ({ item_type_id }, index) => items.findIndex((one) => one.item_type_id === item_type_id) === index,
  );
}

function offerFacts(talk: Talk, { player, at, wanted }: Offers, spare: readonly ItemFact[]): Facts {
  const [first, second, third] = spare;
  const [missing] = wanted.map((id) => talk.words.type(id));
  return {
    ...dayFacts(talk, player, at),
    ...(first && itemFacts(talk, first)),
    ...(second && secondItemFacts(talk, second)),
    ...(third && { item3: talk.words.type(third.item_type_id).name, number3: formatNumber(third.number) }),
    list: spare.map((item) => named(talk, item)).join(', '),
    ...(missing && { component: missing.name, set2: missing.set }),
  };
}

function named({ words }: Talk, { item_type_id, number }: ItemFact): string {
  return `${words.type(item_type_id).name} #${formatNumber(number)}`;
}

function drawPrice({ chance }: Talk, number: number): string {
  if (number < 10) return `${chance.between(25, 60)}RB`;
  if (number < 100) return `${chance.between(8, 20)}RB`;
  return number < 1_000 ? `${chance.between(2, 7)}RB` : `${chance.between(1, 2)}RB`;
}

/** Players who really missed one around that day ask for it and offer what they could spare. */
function answerOffer(talk: Talk, draft: Draft, item: ItemFact, opening: Facts) {
  const { chance, moments, speakers } = talk;
  const opener = draft.posts[0];
  if (!opener) return;
  const askers = near(moments.wanting(item.item_type_id), opener.at, 30 * DAY)
    .filter(({ player }) => player !== opener.author && speakers.canSpeak(player, opener.at))
    .slice(0, 3);
  for (const asker of askers) {
    const after = (draft.posts.at(-1)?.at ?? 0) + shortPause(chance);
    const [own] = asker.spare;
    const asked = say(talk, draft, {
      author: asker.player,
      part: own ? 'trade.want_swap' : 'trade.want',
      topic: 'end',
      facts: {
        ...dayFacts(talk, asker.player, after),
        ...itemFacts(talk, item),
        ...(own && secondItemFacts(talk, own)),
        player: speakers.nickname(opener.author),
        price: opening.price,
      },
      after,
    });
    if (asked && chance.happens(0.7)) opAnswers(talk, draft, asker.player);
  }
  if (askers.length === 0 && chance.happens(0.7)) remarkOfPasser(talk, draft, item, 'trade.pass');
}

export function opAnswers(talk: Talk, draft: Draft, to: Player) {
  const [opener, last] = [draft.posts[0], draft.posts.at(-1)];
  if (!opener || !last) return;
  say(talk, draft, {
    author: opener.author,
    part: 'trade.op_answer',
    topic: 'end',
    facts: { ...last.facts, ...dayFacts(talk, opener.author, last.at), player: talk.speakers.nickname(to) },
    after: last.at + shortPause(talk.chance),
    quotes: talk.chance.happens(0.5) ? draft.posts.length - 1 : null,
  });
}

/** The entries of the time around, nearest first. */
export function near<Entry extends { at: Instant }>(
  list: readonly Entry[],
  at: Instant,
  reach: number,
): Entry[] {
  const [from, to] = [firstAtOrAfter(list, at - reach), firstAtOrAfter(list, at + reach)];
  return list.slice(from, to).sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
}
