import { formatNumber } from '../../../ui/format-number.ts';
import { postCount } from '../forums.strings.ts';

export const readingStrings = {
  comma: ', ',
  written: (posts: number, people?: number) =>
    `. ${postCount(posts)}${people === undefined ? '' : by(people)}.`,
  startedBy: 'Started by ',
  pageOf: (page: number, pages: number) => ` Page ${formatNumber(page + 1)} of ${formatNumber(pages)}.`,

  firstUnread: 'First unread',
  unreadCount: (count: number) => `, ${postCount(count)}`,
  jumpToDate: 'Jump to date',
  latest: 'Latest',
  newSince: 'New since your last visit',
  newPosts: 'New to you',
  newSinceLabel: (heading: string, count: number) => `${heading}, ${postCount(count)}`,
  isNew: 'New.',

  along: 'Along the Thread',
  today: 'Today',
  postsHere: (count: number) => (count === 1 ? ' post' : ' posts'),
  jumpLabel: 'Jump to a date',
  go: 'Go',

  forums: 'Forums',
  searchPosts: 'Search posts',
  newThreads: (count: number) => `${count > 99 ? '99+' : formatNumber(count)} new`,
  newPostsOf: (count: number) => `${formatNumber(count)} new`,
  toFirstUnread: (title: string) => ` in ${title}, to the first unread post`,
  markAllRead: 'Mark all read',
  markForumRead: 'Mark as read',
  allMarkedRead: 'Everything is marked as read.',
  forumMarkedRead: 'This forum is marked as read.',
  markFailed: (why: string) => `Nothing was marked as read: ${why}`,
  undo: 'Undo',
  unmarked: 'What was unread is unread again.',
  unmarkFailed: (why: string) => `It could not be undone: ${why}`,

  pinned: 'Pinned',
  slow: 'Slow mode',
  merged: 'Merged',
  muted: 'Muted',
  views: 'Views of the forums',
  all: 'All forums',
  lists: { latest: 'Latest', unread: 'Unread', mine: 'My threads', watched: 'Watched' },
  leads: {
    latest: 'The threads last written in, of all forums.',
    unread: 'Threads of the last 30 days with posts that you have not read.',
    mine: 'The threads that you have started.',
    watched: 'The threads that you follow. Each new post rings your bell.',
  },
  empty: {
    latest: 'No threads yet',
    unread: 'You have read everything',
    mine: 'You have not started a thread yet',
    watched: 'You follow no thread yet',
  },
  emptyText: {
    latest: 'Somebody has to go first.',
    unread: 'The badger is impressed. Come back when somebody has written.',
    mine: 'Open a forum and press Add Thread.',
    watched: 'Press Follow at the head of a thread, and it is listed here.',
  },
  inForum: (forum: string) => `in ${forum}`,
  newer: 'Newer',
  older: 'Older',
  listPages: 'Pages of the list',
} as const;

function by(people: number): string {
  return people === 1 ? ' by 1 person' : ` by ${formatNumber(people)} people`;
}
