import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, HOUR } from '../../calendar.ts';
import type { ItemFact } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import { closeThread } from './closing.ts';
import { draftThreads } from './draft-threads.ts';
import { shortPause } from './pauses.ts';
import { openThread, say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';
import { dayFacts, itemFacts } from './world-facts.ts';

const AUCTION_HOUSE = 6;

/** The share of auctions without bids. */
const UNSOLD = 0.15;

/** Auctions of low numbers that the author had to spare that day; the buyer is the player who got the item. */
export function auctionThreads(talk: Talk, count: number): Draft[] {
  const { chance } = talk;
  const lots = talk.moments
    .of('offers')
    .flatMap(({ player, at, spare }) =>
      spare.filter(({ number }) => number < 1_000).map((item) => ({ player, at, item })),
    );
  const draft = (lot: Lot) => auctionThread(talk, lot);
  const isSold = (lot: Lot) => saleOf(talk, lot) !== undefined;
  const sold = draftThreads(lots.filter(isSold), { count: Math.ceil(count * (1 - UNSOLD)), chance }, draft);
  const unsold = Math.round((sold.length * UNSOLD) / (1 - UNSOLD));
  const others = lots.filter((lot) => !isSold(lot));
  return [...sold, ...draftThreads(others, { count: unsold, chance }, draft)];
}

interface Lot {
  player: Player;
  at: Instant;
  item: ItemFact;
}

function auctionThread(talk: Talk, lot: Lot): Draft | undefined {
  const { chance } = talk;
  const { player, at, item } = lot;
  const draft = openThread(talk, {
    forumId: AUCTION_HOUSE,
    author: player,
    at: at + chance.integer(2 * HOUR),
    title: 'auction.title',
    part: 'auction.open',
    topic: 'end',
    facts: {
      ...dayFacts(talk, player, at),
      ...itemFacts(talk, item),
      price: '1RB',
      count: chance.between(3, 9),
    },
    itemTypeId: item.item_type_id,
  });
  if (draft) bidAndSettle(talk, draft, lot);
  return draft;
}

function bidAndSettle(talk: Talk, draft: Draft, lot: Lot) {
  const { item } = lot;
  const sale = saleOf(talk, lot);
  const end = sale?.at ?? lot.at + talk.chance.between(3, 9) * DAY;
  if (sale) bid(talk, draft, { item, end, winner: sale.winner });
  settle(talk, draft, { item, end, winner: sale?.winner });
  if (end < talk.until - 20 * DAY && talk.chance.happens(0.6))
    closeThread(talk, draft, 'over', itemFacts(talk, item));
}

/** Who got the item from the seller in the weeks after, where that player can write in forums. */
function saleOf({ moments, speakers }: Talk, { player, at: offeredAt, item }: Lot) {
  const moment = moments
    .ofItem(item.item_id)
    .find(
      ({ at, kind }) =>
        at > offeredAt + DAY && at < offeredAt + 40 * DAY && (kind === 'traded' || kind === 'bought'),
    );
  const winner = moment && receiverOf(moment, player, item);
  return winner && speakers.canSpeak(winner, moment.at) ? { winner, at: moment.at } : undefined;
}

function receiverOf(
  sale: ReturnType<Talk['moments']['ofItem']>[number],
  seller: Player,
  item: ItemFact,
): Player | undefined {
  if (sale.kind === 'bought') return sale.seller === seller ? sale.player : undefined;
  if (sale.kind !== 'traded') return undefined;
  const [giver, receiver] =
    sale.given.item_id === item.item_id ? [sale.player, sale.other] : [sale.other, sale.player];
  return giver === seller ? receiver : undefined;
}

interface Sale {
  item: ItemFact;
  end: number;
  winner?: Player | undefined;
}

/** The winner bids last. */
function bid(talk: Talk, draft: Draft, sale: Sale & { winner: Player }) {
  const { chance } = talk;
  const { item, end, winner } = sale;
  const bidders: Player[] = [];
  let price = 0;
  for (let left = chance.between(2, 9); left > 0; left -= 1) {
    const last = draft.posts.at(-1);
    const after = Math.min((last?.at ?? 0) + shortPause(chance), end);
    const author = left === 1 ? winner : drawBidder(talk, draft, { after, bidders });
    if (!author || author === last?.author) continue;
    price += 1 + chance.integer(1 + Math.floor(price / 2) + (item.number < 100 ? 3 : 0));
    if (placeBid(talk, draft, { author, after, item, price, rival: bidders.at(-1) })) bidders.push(author);
  }
}

function placeBid(
  talk: Talk,
  draft: Draft,
  { author, after, item, price, rival }: Bid,
): DraftPost | undefined {
  const facts = {
    ...dayFacts(talk, author, after),
    ...itemFacts(talk, item),
    price: `${price}RB`,
    ...(rival && { player: talk.speakers.nickname(rival) }),
  };
  const part = rival && rival !== author ? 'auction.overbid' : 'auction.bid';
  return say(talk, draft, { author, part, topic: 'end', facts, after });
}

interface Bid {
  author: Player;
  after: Instant;
  item: ItemFact;
  price: number;
  rival: Player | undefined;
}

function drawBidder(
  { chance, speakers }: Talk,
  { posts }: Draft,
  { after, bidders }: { after: Instant; bidders: readonly Player[] },
): Player | undefined {
  const again = chance.happens(0.45) ? chance.pick(bidders) : undefined;
  return (
    again ??
    speakers.anyone(
      after,
      posts.slice(0, 1).map(({ author }) => author),
    )
  );
}

function settle(talk: Talk, draft: Draft, { item, end, winner }: Sale) {
  const opener = draft.posts[0];
  if (!opener) return;
  say(talk, draft, {
    author: opener.author,
    part: winner ? 'auction.sold' : 'auction.unsold',
    topic: 'end',
    facts: {
      ...dayFacts(talk, opener.author, end),
      ...itemFacts(talk, item),
      ...(winner && { player: talk.speakers.nickname(winner) }),
    },
    after: end + talk.chance.integer(10 * HOUR),
    isNeeded: true,
  });
}
