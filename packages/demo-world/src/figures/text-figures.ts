import { addTo, shareOf } from './counting.ts';
import type { Measurement, Measurements } from './figure.ts';
import type { RecordedWorld } from './recorded-world.ts';

export function textFigures({
  posts,
  messages,
  threads,
  players,
}: RecordedWorld): Measurements<
  | 'posts with an exact twin'
  | 'messages with an exact twin'
  | 'thread titles with an exact twin'
  | 'bios with an exact twin'
> {
  return {
    'posts with an exact twin': twins(posts.texts),
    'messages with an exact twin': twins(messages.texts),
    'thread titles with an exact twin': twins(threads.map(({ title }) => title)),
    'bios with an exact twin': twins(players.map(({ bio }) => bio)),
  };
}

/** The share of texts of which there is another exact copy. Players without a bio have an empty one. */
function twins(texts: readonly string[]): Measurement {
  const counts = new Map<string, number>();
  let total = 0;
  for (const text of texts) {
    if (!text) continue;
    addTo(counts, text);
    total += 1;
  }
  const copied = [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]);
  return {
    value: shareOf(
      copied.reduce((sum, [, count]) => sum + count, 0),
      total,
    ),
    examples: copied.slice(0, 5).map(([text, count]) => `${count} × ${text.slice(0, 80)}`),
  };
}
