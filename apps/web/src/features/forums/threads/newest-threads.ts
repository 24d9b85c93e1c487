import type { ForumSummary, RecentThread } from '@wallabee/contract/forums/forum';

/** The threads last written in, over all forums. */
export function newestThreads(forums: readonly ForumSummary[], shown: number) {
  return forums
    .flatMap((forum) => forum.recent.map((thread) => ({ ...thread, forum })))
    .sort((a, b) => timeOf(b) - timeOf(a))
    .slice(0, shown);
}

function timeOf({ created_at }: RecentThread): number {
  return Date.parse(created_at);
}
