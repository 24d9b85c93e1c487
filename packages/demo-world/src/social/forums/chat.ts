import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import type { TextParts } from '@wallabee/simulated-players/texts/text-parts';
import { DAY, HOUR, OPENING } from '../../calendar.ts';
import type { Player } from '../../players/player.ts';
import { appVersionAt } from './app-version.ts';
import { closeThread } from './closing.ts';
import { converse, drawLength, replyFacts } from './conversation.ts';
import { drawPause } from './pauses.ts';
import { openThread, say } from './say.ts';
import type { Talk } from './talk.ts';
import type { ClosingReason, Draft } from './thread.ts';
import { dayFacts, ownFind, secondItemFacts } from './world-facts.ts';

interface Subject {
  /** Parts: `<name>.title`, `<name>.open`, `<name>.answer`, and `<name>.official` where staff answer. */
  readonly name: string;
}

/** The subjects of a family of parts: `bug.map.title` belongs to the subject `bug.map` of the family `bug`. */
export function subjectsOf(texts: TextParts, family: string): Subject[] {
  return Object.keys(texts)
    .filter((part) => part.startsWith(`${family}.`) && part.endsWith('.title'))
    .map((part) => ({ name: part.slice(0, -'.title'.length) }));
}

export interface ChatPlan {
  readonly forumIds: readonly number[];
  readonly subjects: readonly Subject[];
  readonly count: number;
  readonly starter: (talk: Talk, at: Instant, forumId: number) => Player | undefined;
  /** Who may answer; everybody where not given. */
  readonly answerer?: (
    talk: Talk,
    at: Instant,
    forumId: number,
    except: readonly Player[],
  ) => Player | undefined;
  readonly mean: number;
  readonly most?: number;
  /** The share of replies that answer another reply. */
  readonly aside: number;
  /** How many threads staff close, and why. */
  readonly closing?: { readonly reason: ClosingReason; readonly share: number };
}

/** Threads about a subject, with answers from many people and some talk among them. */
export function chatThreads(talk: Talk, plan: ChatPlan): Draft[] {
  const { chance } = talk;
  const drafts: Draft[] = [];
  let subjects: Subject[] = [];
  for (let left = plan.count; left > 0; left -= 1) {
    if (subjects.length === 0) subjects = chance.sample(plan.subjects, plan.subjects.length);
    const subject = subjects.pop();
    const draft = subject && chatThread(talk, plan, subject);
    if (draft) drafts.push(draft);
  }
  return drafts;
}

function chatThread(talk: Talk, plan: ChatPlan, { name }: Subject): Draft | undefined {
  const { chance, until } = talk;
  const forumId = chance.pick(plan.forumIds) ?? 4;
  const at = drawStart(chance, until);
  const author = plan.starter(talk, at, forumId);
  if (!author) return undefined;
  const draft = openThread(talk, {
    forumId,
    author,
    at,
    title: `${name}.title`,
    part: `${name}.open`,
    topic: 'chat',
    facts: subjectFacts(talk, author, at),
  });
  if (!draft) return undefined;
  answer(talk, draft, { plan, name, forumId });
  official(talk, draft, name);
  const { closing } = plan;
  const isOld = (draft.posts.at(-1)?.at ?? until) < until - 30 * DAY;
  if (closing && isOld && chance.happens(closing.share)) closeThread(talk, draft, closing.reason);
  return draft;
}

function drawStart(chance: Chance, until: Instant): Instant {
  const from = OPENING + 40 * DAY;
  return from + Math.floor((1 - chance.next() ** 1.4) * (until - 2 * DAY - from));
}

/** A find, a trade and a type, so that subjects can mention them. */
function subjectFacts(talk: Talk, player: Player, at: Instant) {
  const { words, chance, moments } = talk;
  const type = pickReleased(words.types, at, chance);
  const traded = moments.before(player, at, 30).find((moment) => moment.kind === 'traded');
  return {
    ...dayFacts(talk, player, at),
    ...(type && { item: type.name, set: type.set, hint: type.hint }),
    ...ownFind(talk, player, at),
    ...(traded?.kind === 'traded' && {
      player2: talk.speakers.nickname(traded.other),
      item3: secondItemFacts(talk, traded.received).item2,
      number3: secondItemFacts(talk, traded.received).number2,
    }),
    phone: chance.pick(PHONES),
    version: appVersionAt(at),
    count: chance.between(3, 60),
  };
}

const PHONES = [
  'an old phone with a cracked corner',
  'my work phone',
  'a tablet',
  "my sister's old phone",
  'a small phone',
  'a brand-new phone',
] as const;

function pickReleased<Type extends { releasedAt: Instant }>(
  list: readonly Type[],
  at: Instant,
  chance: Chance,
) {
  for (let tries = 0; tries < 30; tries += 1) {
    const type = chance.pick(list);
    if (type && type.releasedAt <= at) return type;
  }
  return undefined;
}

function answer(
  talk: Talk,
  draft: Draft,
  { plan, name, forumId }: { plan: ChatPlan; name: string; forumId: number },
) {
  const { chance, speakers } = talk;
  const opener = draft.posts[0];
  if (!opener) return;
  const wanted = 1 + drawLength(talk, plan.mean, plan.most);
  for (let tries = 2 * wanted; tries > 0 && draft.posts.length < wanted; tries -= 1) {
    if (chance.happens(plan.aside) && draft.posts.length > 1) {
      converse(talk, draft, 1);
      continue;
    }
    const after = (draft.posts.at(-1)?.at ?? 0) + drawPause(chance, draft.posts.length);
    const except = [opener.author, ...draft.posts.slice(-3).map((post) => post.author)];
    const author = plan.answerer
      ? plan.answerer(talk, after, forumId, except)
      : speakers.anyone(after, except);
    if (!author) continue;
    const facts = {
      ...replyFacts(talk, { author, answered: opener, at: after }),
      ...subjectFacts(talk, author, after),
      version: opener.facts.version,
    };
    say(talk, draft, { author, part: `${name}.answer`, topic: 'chat', facts, after });
  }
}

/** Staff answer what only they can know. */
function official(talk: Talk, draft: Draft, name: string) {
  const part = `${name}.official`;
  const [opener, last] = [draft.posts[0], draft.posts.at(-1)];
  if (!opener || !last || !talk.composer.has(part)) return;
  const after = last.at + HOUR + talk.chance.integer(3 * DAY);
  const author = talk.speakers.staff(after, [opener.author]);
  if (!author) return;
  const said = say(talk, draft, {
    author,
    part,
    topic: 'answer',
    facts: {
      ...opener.facts,
      ...dayFacts(talk, author, after),
      player: talk.speakers.nickname(opener.author),
    },
    after,
  });
  if (said && talk.chance.happens(0.5)) {
    say(talk, draft, {
      author: opener.author,
      part: 'op.official_thanks',
      topic: 'end',
      facts: { ...dayFacts(talk, opener.author, said.at), player: talk.speakers.nickname(author) },
      after: said.at + drawPause(talk.chance, 2),
    });
  }
}
