/** What waits in the outbox for a swap: a message, or an answer. */
export const TALK = { kind: 'talk' } as const;
export const ANSWER = { kind: 'answer' } as const;

export function isDetail(detail: unknown, { kind }: typeof TALK | typeof ANSWER): boolean {
  return (detail as { kind?: string } | undefined)?.kind === kind;
}
