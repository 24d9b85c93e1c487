import { formatNumber } from '../../../../ui/format-number.ts';

export const editingStrings = {
  edit: 'Edit',
  delete: 'Delete',
  deleteQuestion: 'Delete this post?',
  deleteText:
    'Its place in the thread stays. Only moderators can still read the text. This cannot be undone.',
  deleted: 'Your post is deleted.',
  editYours: 'Edit your post',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Your post is changed.',
  loading: 'Loading what you typed …',
  failed: 'Your post could not be loaded.',
  tryAgain: 'Try again',
  minutesLeft: (minutes: number) =>
    minutes < 1
      ? 'You can edit for less than a minute.'
      : minutes === 1
        ? 'You can edit for another minute.'
        : `You can edit for another ${formatNumber(minutes)} minutes.`,
  timeIsUp: 'The time to edit is up. Copy your text and post it as a reply.',
  edited: 'Edited',
  whatChanged: 'What changed',
  sinceWritten: 'Since',
  versionsFailed: 'The versions could not be loaded.',
} as const;
