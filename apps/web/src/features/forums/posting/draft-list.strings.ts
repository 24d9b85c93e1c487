export const draftStrings = {
  unfinished: 'Unfinished posts',
  threadIn: (forum: string) => `New thread in ${forum}`,
  replyIn: (thread: string) => `Reply in ${thread}`,
  editIn: (thread: string) => `Edit of your post in ${thread}`,
  gone: 'For a place that you can no longer see',
  titled: (title: string, text: string) => `${title}: ${text}`,
  saved: 'Saved',
  discard: 'Discard',
  discardNamed: (name: string) => `Discard: ${name}`,
  discarded: 'The draft is discarded.',
  undo: 'Undo',
  failed: 'That did not work. Try it again.',
} as const;
