import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { DAY, HOUR } from '../../calendar.ts';
import { closeThread } from './closing.ts';
import { draftThreads } from './draft-threads.ts';
import { firstAtOrAfter } from './moments.ts';
import { shortPause } from './pauses.ts';
import { openThread, say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';
import { near, type Offers, opAnswers, SWAP_SHOP, TRADING_POST } from './trades.ts';
import { dayFacts, itemFacts, secondItemFacts } from './world-facts.ts';

/** Requests for a type that the author missed that day. */
export function requestThreads(talk: Talk, count: number): Draft[] {
  const offers = talk.moments.of('offers').filter(({ wanted }) => wanted.length > 0);
  return draftThreads(offers, { count, chance: talk.chance }, (moment) => requestThread(talk, moment));
}

function requestThread(talk: Talk, moment: Offers): Draft | undefined {
  const { chance, words } = talk;
  const [wanted, second] = chance.sample(moment.wanted, 2);
  const [own] = moment.spare;
  if (wanted === undefined) return undefined;
  const { name: item, set } = words.type(wanted);
  const draft = openThread(talk, {
    forumId: chance.happens(0.7) ? TRADING_POST : SWAP_SHOP,
    author: moment.player,
    at: moment.at + chance.integer(2 * HOUR),
    title: 'trade.title_wanted',
    part: 'trade.open_wanted',
    topic: 'end',
    facts: {
      ...dayFacts(talk, moment.player, moment.at),
      item,
      set,
      count: moment.wanted.length,
      price: `${chance.between(1, 3)}RB`,
      ...(own && secondItemFacts(talk, own)),
      ...(second !== undefined && { component: words.type(second).name }),
    },
    itemTypeId: wanted,
  });
  if (!draft) return undefined;
  answerRequest(talk, draft, wanted);
  reportLuck(talk, draft, wanted);
  return draft;
}

function answerRequest(talk: Talk, draft: Draft, wanted: ItemTypeId) {
  const { chance, moments, speakers } = talk;
  const opener = draft.posts[0];
  if (!opener) return;
  const holders = near(moments.sparing(wanted), opener.at, 20 * DAY).filter(
    ({ player }) => player !== opener.author && speakers.canSpeak(player, opener.at),
  );
  for (const holder of holders.slice(0, 2)) {
    const own = holder.spare.find(({ item_type_id }) => item_type_id === wanted);
    const after = Math.max((draft.posts.at(-1)?.at ?? 0) + shortPause(chance), holder.at);
    if (!own) continue;
    const offered = say(talk, draft, {
      author: holder.player,
      part: 'trade.have_one',
      topic: 'end',
      facts: {
        ...dayFacts(talk, holder.player, after),
        ...itemFacts(talk, own),
        player: speakers.nickname(opener.author),
      },
      after,
    });
    if (offered && chance.happens(0.6)) opAnswers(talk, draft, holder.player);
  }
  if (holders.length === 0 && chance.happens(0.6)) pointsElsewhere(talk, draft, wanted);
}

/** Nobody has one, so somebody looks it up. */
function pointsElsewhere(talk: Talk, draft: Draft, wanted: ItemTypeId) {
  const opener = draft.posts[0];
  const after = (draft.posts.at(-1)?.at ?? 0) + shortPause(talk.chance);
  const author = opener && talk.speakers.anyone(after, [opener.author]);
  if (!author) return;
  const { name: item, categories, formulas, stores, cost } = talk.words.type(wanted);
  const [formula] = formulas;
  const how = formula ? 'mixed' : stores.length > 0 ? 'bought' : categories.length > 0 ? 'found' : 'mixers';
  say(talk, draft, {
    author,
    part: `advice.${how}`,
    topic: 'end',
    facts: {
      ...dayFacts(talk, author, after),
      item,
      player: talk.speakers.nickname(opener.author),
      category: categories[0],
      store: stores[0],
      ...(cost !== null && { cost }),
      ...(formula && { component: formula[0], component2: formula[1] }),
    },
    after,
  });
}

/** The author tells when one was found, bought or made after all. */
function reportLuck(talk: Talk, draft: Draft, wanted: ItemTypeId) {
  const opener = draft.posts[0];
  if (!opener) return;
  const later = talk.moments.ofType(wanted);
  const luck = later
    .slice(firstAtOrAfter(later, opener.at + HOUR))
    .find(({ player, at }) => player === opener.author && at < opener.at + 200 * DAY);
  if (!luck || !('item' in luck)) return;
  const answered = say(talk, draft, {
    author: opener.author,
    part: `trade.got_${luck.kind}`,
    topic: 'end',
    facts: {
      ...dayFacts(talk, opener.author, luck.at),
      ...itemFacts(talk, luck.item),
      ...('place' in luck && { place: talk.place(luck.place).name }),
      ...(luck.kind === 'bought' && { cost: luck.cost, player: talk.speakers.nickname(luck.seller) }),
    },
    after: luck.at + talk.chance.integer(6 * HOUR),
  });
  if (answered && talk.chance.happens(0.4)) closeThread(talk, draft, 'asked');
}
