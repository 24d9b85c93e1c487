import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import type { Used } from '@wallabee/simulated-players/texts/used';
import type { Forum } from '../../corpus/corpus.ts';
import type { Player } from '../../players/player.ts';
import type { Topic } from './follow-ups.ts';
import type { Said } from './said.ts';

export type ClosingReason = 'answered' | 'duplicate' | 'gone' | 'off_topic' | 'over' | 'fixed' | 'asked';

export interface GeneratedThread {
  readonly forum: Forum;
  readonly title: string;
  readonly itemTypeId: number | null;
  readonly isClosed: boolean;
  /** Why it was closed; null while it is open. */
  readonly closedAs: ClosingReason | null;
  readonly posts: readonly GeneratedPost[];
}

export interface GeneratedPost {
  readonly author: Player;
  readonly text: string;
  readonly isHtml: boolean;
  readonly at: Instant;
  /** The position, in the same thread, of the quoted post. */
  readonly quotes: number | null;
}

/** A thread while it is written. */
export interface Draft {
  readonly forum: Forum;
  readonly title: string;
  readonly itemTypeId: number | null;
  readonly language: Language;
  readonly used: Used;
  readonly said: Said;
  readonly posts: DraftPost[];
  isClosed: boolean;
  closedAs: ClosingReason | null;
}

export interface DraftPost extends GeneratedPost {
  /** What the post is about, which decides what others answer. */
  readonly topic: Topic;
  readonly facts: Facts;
  /** The position of the post that it answers, quoted or not. */
  readonly answers: number | null;
}
