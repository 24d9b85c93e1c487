import { formatNumber } from '../../ui/format-number.ts';

export const forumStrings = {
  pageTitle: (name: string) => `${name} · WallaBee`,
  forums: 'Forums',
  lead: 'Swap items, ask anything, and tell the others what the badger said.',
  loginRequired: 'You must be logged in to view the threads and post comments.',
  login: 'Login',
  back: 'Forums',
  forumsFailed: 'The forums could not be loaded',
  noForums: 'No forums yet',
  threads: (count: number) => (count === 1 ? '1 thread' : `${formatNumber(count)} threads`),
  latestThread: 'Latest:',
  quiet: 'Nothing written yet',
  newThreads: 'What is new',
  wroteIn: (name: string, forum: string) => `${name} in ${forum},`,

  addThread: 'Add Thread',
  threadsFailed: 'The threads could not be loaded',
  noThreads: 'No threads yet',
  noThreadsText: 'Somebody has to go first.',
  noSuchPage: (page: number) => `There is no page ${formatNumber(page)}`,
  toLastPage: 'Go to the last page',
  toFirstPage: 'Go to the first page',
  noSuchForum: 'There is no such forum',
  noSuchForumText: 'It may have moved, or it is not open to you.',
  allForums: 'All forums',
  forumPages: 'Pages of the forum',
  startedBy: 'by',
  replies: (posts: number) => (posts === 2 ? '1 reply' : `${formatNumber(posts - 1)} replies`),
  latestBy: (name: string) => `Latest by ${name},`,
  closed: 'Closed',
  staff: 'Staff',
  beekeeper: 'BeeKeeper',

  threadFailed: 'The thread could not be loaded',
  noSuchThread: 'There is no such thread',
  threadPages: 'Pages of the thread',
  postLabel: (number: number, name: string) => `Post ${formatNumber(number)} by ${name}`,
  linkToPost: (number: number) => `#${formatNumber(number)}`,
  linkToPostLabel: (number: number) => `Link to post ${formatNumber(number)}`,
  wrote: ' wrote',
  quotedIn: ' in ',
  postNumber: (number: number) => `post ${formatNumber(number)}`,
  removed: 'This post was removed by a moderator.',
  withdrawn: 'This post was deleted by its author.',
  quotedRemoved: 'The quoted post was removed.',
  quote: 'Quote',
  quoteOf: (name: string) => `Quote ${name}`,
  dropQuote: 'Leave the quote out',
  aboutItem: 'About this item',

  yourReply: 'Your reply',
  replyPlaceholder: 'Be kind, be specific, bring numbers.',
  postReply: 'Post Reply',
  postingAs: 'Posting as',
  replyPosted: 'Your reply is posted.',
  threadPosted: 'Your thread is posted.',
  showPost: 'Show it',
  slowMode: (seconds: number) => `Slow mode: you can write here once every ${waitOf(seconds)}.`,
  writeHtml: 'Write as HTML',
  htmlHint: 'Paragraphs, lists, headings, quotes and links; everything else is left out.',
  noRight: 'You can read the forums, but not write in them',
  noRightText: 'Your forums right has been taken away. Support can tell you why and for how long.',
  nothingWritten: 'Write something first.',

  closeThread: 'Close Thread',
  closeQuestion: 'Are you sure you want to close this thread?',
  closeText: 'Everybody can still read it. Nobody can answer any more.',
  cancel: 'Cancel',
  threadClosed: 'This thread is closed',
  threadClosedText: (forum: string) => `You can still read it. To carry on, start a new thread in ${forum}.`,
  threadClosedReadOnly: 'You can still read it.',
  closedNow: 'The thread is closed.',

  newThread: 'New thread',
  threadCalled: (title: string) => `Thread: ${title}`,
  replyIn: (title: string) => `Reply in: ${title}`,
  you: 'You',
  waits: 'There is no network. It is sent as soon as there is one.',
  theForum: 'the forum',
  newThreadIn: (forum: string) => `New thread in ${forum}`,
  title: 'Title',
  titlePlaceholder: 'What is it about?',
  message: 'Message',
  messagePlaceholder: 'Say it the way you would across a table.',
  submit: 'Submit',
  backTo: (forum: string) => `Back to ${forum}`,
  cannotAdd: 'You cannot start a thread here',
  cannotAddText: 'This forum takes new threads from some players only, or your forums right was taken away.',

  error: 'Error',
  failed: 'It could not be sent. Nothing you wrote is lost.',

  moderationLog: 'Moderation log',
  conduct: 'Rules of conduct and the open ledger',
} as const;

export function postCount(count: number): string {
  return count === 1 ? '1 post' : `${formatNumber(count)} posts`;
}

function waitOf(seconds: number): string {
  if (seconds < 3_600) return seconds < 120 ? 'minute' : `${formatNumber(Math.ceil(seconds / 60))} minutes`;
  const hours = Math.ceil(seconds / 3_600);
  return hours === 1 ? 'hour' : `${formatNumber(hours)} hours`;
}
