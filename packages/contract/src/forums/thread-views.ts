export const THREAD_VIEWS = ['latest', 'unread', 'mine', 'watched'] as const;
export type ThreadView = (typeof THREAD_VIEWS)[number];
