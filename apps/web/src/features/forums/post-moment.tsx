import { formatPostTime } from './post-time.ts';

export function PostMoment({ at }: { at: string }) {
  return <time dateTime={at}>{formatPostTime(at)}</time>;
}
