import type { ThreadId } from '@wallabee/contract/protocol/ids';

/** The thread that a number or an address such as /forums/4/0/67/1 names; 0, which no thread has, where none. */
export function threadInText(text: string): ThreadId {
  const inAddress = /\/forums\/\d+\/\d+\/(\d{1,9})/.exec(text)?.[1];
  const number = /^\s*#?(\d{1,9})\s*$/.exec(text)?.[1];
  return Number(inAddress ?? number ?? 0) as ThreadId;
}
