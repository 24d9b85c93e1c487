import type { ConductRule } from '@wallabee/contract/forums/conduct';
import type { ClosingReason } from './thread.ts';

interface Why {
  readonly rule: ConductRule;
  readonly reason: string;
}

export const CLOSINGS: Record<ClosingReason, Why> = {
  answered: { rule: 'other', reason: 'Answered.' },
  duplicate: { rule: 'right_place', reason: 'There is a thread about this already.' },
  gone: { rule: 'other', reason: 'The item has gone.' },
  off_topic: { rule: 'right_place', reason: 'It belongs into another forum.' },
  over: { rule: 'other', reason: 'It is over.' },
  fixed: { rule: 'other', reason: 'Fixed.' },
  asked: { rule: 'other', reason: 'Its author asked for it.' },
};

export const REMOVALS: readonly [Why, ...Why[]] = [
  { rule: 'no_spam', reason: 'It adds nothing to the question.' },
  { rule: 'no_spam', reason: 'The same words are in three other threads.' },
  { rule: 'no_spam', reason: 'Bumping.' },
  { rule: 'right_place', reason: 'Chat belongs into Chat.' },
  { rule: 'be_kind', reason: 'Not in that tone, please.' },
];

export const RIGHTS_TAKEN: readonly [Why, ...Why[]] = [
  { rule: 'be_kind', reason: 'Three warnings were enough.' },
  { rule: 'no_spam', reason: 'Forty threads in one night.' },
  { rule: 'no_cheating', reason: 'Offered numbers that did not exist.' },
];

export const APPEALS: readonly [string, ...string[]] = [
  'I was answering the post above. Read them together, please.',
  'It was short, but it was not spam.',
  'I was only being friendly.',
  'Others wrote the same, and theirs are still there.',
];

type Texts = readonly [string, ...string[]];

export const ANSWERS: { upheld: Texts; turnedDown: Texts } = {
  upheld: ['You are right. It is back.', 'Read together with the others, it belongs there. Sorry.'],
  turnedDown: ['I would have removed it, too.', 'Short is fine. Nothing at all is not.'],
};
