import type { ConductRule } from '@wallabee/contract/forums/conduct';
import { rankOf } from '@wallabee/contract/forums/forum-rules';
import { APPEAL_ANSWER_HOURS, APPEAL_DAYS } from '@wallabee/contract/forums/moderation-acts';
import type { Instant } from '@wallabee/game/state/item-state';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { DAY, HOUR, MINUTE } from '../../calendar.ts';
import { isAround, type Player } from '../../players/player.ts';
import type { AccountType } from '../../world-rows.ts';
import { ANSWERS, APPEALS, CLOSINGS, REMOVALS, RIGHTS_TAKEN } from './moderation-texts.ts';
import type { GeneratedPost, GeneratedThread } from './thread.ts';

export interface GeneratedAct {
  readonly action: 'close_thread' | 'remove_post' | 'restore_post' | 'take_right';
  readonly moderator: Player;
  readonly player: Player;
  readonly thread: GeneratedThread | null;
  readonly post: GeneratedPost | null;
  readonly rule: ConductRule;
  readonly role: AccountType;
  readonly reason: string;
  readonly at: Instant;
  readonly undoes: GeneratedAct | null;
}

export interface GeneratedAppeal {
  readonly act: GeneratedAct;
  readonly words: string;
  readonly at: Instant;
  readonly dueAt: Instant;
  readonly decidedAt: Instant;
  readonly decidedBy: Player;
  readonly isUpheld: boolean;
  readonly answer: string;
}

export interface GeneratedModeration {
  /** By time, as the appeals are. */
  readonly acts: readonly GeneratedAct[];
  readonly appeals: readonly GeneratedAppeal[];
  /** The posts that are still removed. */
  readonly removed: ReadonlySet<GeneratedPost>;
}

interface Moderated {
  players: readonly Player[];
  threads: readonly GeneratedThread[];
  seed: number;
  until: Instant;
}

/** Who closed the closed threads, which posts were removed, and who lost the forums right. */
export function drawModeration({ players, threads, seed, until }: Moderated): GeneratedModeration {
  const chance = createChance(seed, 'moderation');
  const moderators = players.filter(
    ({ accountType, hasForumsRight }) => accountType !== 'player' && hasForumsRight,
  );
  const office: Office = { chance, until, moderators };
  const removals = drawRemovals(office, threads);
  const appeals = removals
    .flatMap((act) => drawAppeal(office, act) ?? [])
    .filter((_, index) => index % POSSIBLE_TO_AN_APPEAL === 0)
    .map((appeal, index) => decided(appeal, index % APPEALS_TO_AN_UPHELD === 1));
  const restored = appeals.filter(({ isUpheld }) => isUpheld).map(restoring);
  const acts = [...threads.flatMap(closingOf), ...removals, ...restored, ...drawTakenRights(office, players)];
  const back = new Set(restored.map(({ post }) => post));
  return {
    acts: acts.sort((a, b) => a.at - b.at),
    appeals: appeals.sort((a, b) => a.at - b.at),
    removed: new Set(removals.flatMap(({ post }) => (post && !back.has(post) ? post : []))),
  };
}

const POSSIBLE_TO_AN_APPEAL = 4;
const APPEALS_TO_AN_UPHELD = 3;

interface Office {
  chance: Chance;
  until: Instant;
  moderators: readonly Player[];
}

/** Its last post says why it was closed. */
function closingOf(thread: GeneratedThread): GeneratedAct[] {
  const [first, last] = [thread.posts[0], thread.posts.at(-1)];
  if (thread.closedAs === null || !first || !last) return [];
  const { author: moderator, at } = last;
  const player = first.author;
  // As the API records it: who closes an own thread does not moderate.
  const role = moderator === player ? 'player' : moderator.accountType;
  const about = { moderator, player, thread, post: null, undoes: null };
  return [{ action: 'close_thread', ...CLOSINGS[thread.closedAs], ...about, role, at }];
}

function drawRemovals(office: Office, threads: readonly GeneratedThread[]): GeneratedAct[] {
  const candidates = threads.flatMap((thread) => emptyPosts(thread).map((post) => ({ thread, post })));
  const drawn = candidates.filter(
    (_, index) => office.chance.happens(REMOVED_SHARE) || index < FEWEST_REMOVALS,
  );
  return drawn
    .flatMap(({ thread, post }) => {
      const at = post.at + 20 * MINUTE + office.chance.integer(DAY);
      const moderator = moderatorAt(office, at, (one) => one !== post.author);
      if (!moderator || at >= office.until) return [];
      const why = office.chance.pick(REMOVALS);
      const about = { moderator, player: post.author, thread, post, undoes: null };
      return { action: 'remove_post', ...why, ...about, role: moderator.accountType, at } as const;
    })
    .sort((a, b) => a.at - b.at);
}

const REMOVED_SHARE = 1 / 12;
const FEWEST_REMOVALS = 8;

/** Posts that say next to nothing, in forums for questions, and that nobody quotes. */
function emptyPosts({ forum, posts }: GeneratedThread): GeneratedPost[] {
  if (!QUESTION_FORUMS.includes(forum.id)) return [];
  const quoted = new Set(posts.map(({ quotes }) => quotes));
  return posts.filter(
    ({ author, text, isHtml }, position) =>
      position > 0 &&
      position < posts.length - 1 &&
      author.accountType === 'player' &&
      !isHtml &&
      !quoted.has(position) &&
      /^[^#\d\n]{1,36}$/.test(text),
  );
}

const QUESTION_FORUMS: readonly number[] = [1, 2, 5, 11];

type Appealed = Omit<GeneratedAppeal, 'isUpheld' | 'answer'> & {
  answers: { upheld: string; turnedDown: string };
};

/** Undefined where the player is away by then, or nobody is there to decide. */
function drawAppeal(office: Office, act: GeneratedAct): Appealed | undefined {
  const { chance, until } = office;
  const at = act.at + HOUR + chance.integer((APPEAL_DAYS - 4) * DAY);
  const decidedAt = at + 2 * HOUR + chance.integer((APPEAL_ANSWER_HOURS - 4) * HOUR);
  const decidedBy = moderatorAt(
    office,
    decidedAt,
    (one) => one !== act.moderator && rankOf(one.accountType) >= rankOf(act.role),
  );
  if (!decidedBy || decidedAt >= until || !isAround(act.player, at)) return undefined;
  const words = chance.pick(APPEALS);
  const answers = { upheld: chance.pick(ANSWERS.upheld), turnedDown: chance.pick(ANSWERS.turnedDown) };
  return { act, words, at, dueAt: at + APPEAL_ANSWER_HOURS * HOUR, decidedAt, decidedBy, answers };
}

function decided({ answers, ...appeal }: Appealed, isUpheld: boolean): GeneratedAppeal {
  return { ...appeal, isUpheld, answer: isUpheld ? answers.upheld : answers.turnedDown };
}

function restoring({ act, decidedAt, decidedBy, answer }: GeneratedAppeal): GeneratedAct {
  const by = { moderator: decidedBy, role: decidedBy.accountType };
  return { ...act, ...by, action: 'restore_post', reason: answer, at: decidedAt, undoes: act };
}

function drawTakenRights(office: Office, players: readonly Player[]): GeneratedAct[] {
  const { chance, until } = office;
  return players
    .filter(({ hasForumsRight }) => !hasForumsRight)
    .flatMap((player) => {
      const end = Math.min(until, player.leavesAt ?? until);
      const at = player.joinsAt + Math.floor(chance.next() * (end - player.joinsAt));
      const moderator = moderatorAt(office, at, (one) => one !== player);
      if (!moderator || at >= until) return [];
      const about = { moderator, player, thread: null, post: null, undoes: null };
      return {
        action: 'take_right',
        ...chance.pick(RIGHTS_TAKEN),
        ...about,
        role: moderator.accountType,
        at,
      } as const;
    });
}

/** Most of the moderating is done by BeeKeepers. */
const SHARE_OF_KEEPERS = 0.85;

function moderatorAt(
  { chance, moderators }: Office,
  at: Instant,
  isFit: (one: Player) => boolean,
): Player | undefined {
  const around = moderators.filter((one) => isFit(one) && isAround(one, at));
  const keepers = around.filter(({ accountType }) => accountType === 'beekeeper');
  return chance.pick(keepers.length > 0 && chance.happens(SHARE_OF_KEEPERS) ? keepers : around);
}
