import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, HOUR } from '../../calendar.ts';
import type { ItemFact } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import { closeThread } from './closing.ts';
import { draftThreads } from './draft-threads.ts';
import { shortPause } from './hours.ts';
import { openThread, say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';
import { dayFacts, itemFacts } from './world-facts.ts';

const AUCTION_HOUSE = 6;

/** Auctions of low numbers that the author had to spare that day; the buyer is the player who got the item. */
export function auctionThreads(talk: Talk, count: number): Draft[] {
  const { chance } = talk;
  const lots = talk.moments
    .of('offers')
    .flatMap(({ player, at, spare }) =>
      spare.filter(({ number }) => number < 1_000).map((item) => ({ player, at, item })),
    );
  return draftThreads(lots, { count, chance }, ({ player, at, item }) => {
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
    if (draft) bidAndSettle(talk, draft, item);
    return draft;
  });
}

function bidAndSettle(talk: Talk, draft: Draft, item: ItemFact) {
  const opener = draft.posts[0];
  if (!opener) return;
  const sale = talk.moments
    .ofItem(item.item_id)
    .find(
      ({ at, kind }) =>
        at > opener.at && at < opener.at + 40 * DAY && (kind === 'traded' || kind === 'bought'),
    );
  const winner = sale && receiverOf(sale, opener.author, item);
  const end = winner ? sale.at : opener.at + talk.chance.between(2, 8) * DAY;
  const price = bid(talk, draft, { item, end, winner });
  settle(talk, draft, { item, end, winner, price });
  if (end < talk.until - 20 * DAY && talk.chance.happens(0.6))
    closeThread(talk, draft, 'over', itemFacts(talk, item));
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
  winner: Player | undefined;
}

/** The winner bids last. Returns the last price. */
function bid(talk: Talk, draft: Draft, sale: Sale): number {
  const { chance } = talk;
  const { item, end, winner } = sale;
  const bidders: Player[] = [];
  let price = 0;
  for (let left = chance.between(2, 9); left > 0; left -= 1) {
    const last = draft.posts.at(-1);
    const after = Math.min((last?.at ?? 0) + shortPause(chance), end);
    const author = (left === 1 && winner) || drawBidder(talk, draft, { after, bidders });
    if (!author || author === last?.author) continue;
    price += 1 + chance.integer(1 + Math.floor(price / 2) + (item.number < 100 ? 3 : 0));
    if (placeBid(talk, draft, { author, after, item, price, rival: bidders.at(-1) })) bidders.push(author);
  }
  return price;
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

function settle(talk: Talk, draft: Draft, { item, end, winner, price }: Sale & { price: number }) {
  const opener = draft.posts[0];
  if (!opener) return;
  say(talk, draft, {
    author: opener.author,
    part: winner ? 'auction.sold' : 'auction.unsold',
    topic: 'end',
    facts: {
      ...dayFacts(talk, opener.author, end),
      ...itemFacts(talk, item),
      price: `${price}RB`,
      ...(winner && { player: talk.speakers.nickname(winner) }),
    },
    after: end + talk.chance.integer(10 * HOUR),
    isNeeded: true,
  });
}
