import type { Moderation } from '@wallabee/contract/forums/moderation';

/** A file of its own, so that only moderators load it. */
export const moderationStrings = {
  reopenThread: 'Reopen Thread',
  reopenQuestion: 'Open this thread again?',
  reopenedNow: 'The thread is open again.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove the post by ${name}`,
  removeQuestion: 'Remove this post?',
  removeText: 'Its place stays, so that pages do not shift. Only moderators can still read it, in the log.',
  removedNow: 'The post is removed.',
  takeRight: 'Take forums right',
  giveRight: 'Give forums right',
  takeRightQuestion: (name: string) => `Take the forums right from ${name}?`,
  giveRightQuestion: (name: string) => `Give ${name} the forums right back?`,
  takeRightText: 'They can still read, but neither start threads nor answer.',
  rightChanged: 'The forums right is changed.',
  reason: 'Reason',
  reasonHint: 'Kept in the moderation log.',
  moderationTools: 'Moderate',

  moderationLead: 'What was done, by whom, when and why.',
  notForYou: 'Only for moderators',
  logFailed: 'The log could not be loaded',
  noEntries: 'Nothing has been moderated yet',
  older: 'Older entries',
  noReason: 'No reason given',
  actions: {
    remove_post: (player: string) => `removed a post by ${player}`,
    close_thread: (player: string) => `closed a thread by ${player}`,
    reopen_thread: (player: string) => `reopened a thread by ${player}`,
    take_right: (player: string) => `took the forums right from ${player}`,
    give_right: (player: string) => `gave ${player} the forums right back`,
  } satisfies Record<Moderation, (player: string) => string>,
  removedText: 'What it said',
} as const;
