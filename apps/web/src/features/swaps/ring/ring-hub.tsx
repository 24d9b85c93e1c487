import type { HubWords } from './ring-words.ts';

export function RingHub({ words: { head, line, struck } }: { words: HubWords }) {
  return (
    <>
      <strong>{head}</strong>
      <span>
        {line}
        {struck && <s>{struck}</s>}
      </span>
    </>
  );
}
