import type { Swap } from '@wallabee/contract/swaps/swap';
import { formatNumber } from '../../ui/format-number.ts';
import { sentenceStrings as strings } from './hive.strings.ts';
import type { HiveAnswer } from './hive-answer.ts';

type Summarised = Pick<HiveAnswer, 'waiting' | 'new_total' | 'lower_total' | 'sets'>;

/** What matters today, in words: the ring that waits, what is new, and what is nearly finished. */
export function hiveSentence(hive: Summarised): string {
  const [ring] = hive.waiting;
  const news = newsWords(hive);
  if (!ring && news === '') return strings.quiet;
  return [ring && ringWords(ring), news].filter(Boolean).join(' ');
}

function ringWords({ members }: Pick<Swap, 'members'>): string {
  const others = members.slice(1);
  const agreed = others.filter((member) => member.agreed).map(({ player }) => player.name);
  const names = strings.listed(agreed);
  if (agreed.length === 0) return strings.noneAgreed(members.length);
  if (agreed.length === others.length) return strings.allAgreed(names, agreed.length);
  return strings.someAgreed(names, agreed.length);
}

/** Lower numbers are named only where there is room for them. */
function newsWords({ new_total, lower_total, sets }: Summarised): string {
  const parts = [
    ...(new_total > 0 ? [strings.arrived(new_total, formatNumber(new_total))] : []),
    ...lastItems(sets),
  ];
  if (parts.length < 2 && lower_total > 0) parts.push(strings.lower(lower_total, formatNumber(lower_total)));
  return parts.length === 0 ? '' : `${capitalised(parts.join(strings.and))}.`;
}

function lastItems(sets: Summarised['sets']): string[] {
  const [first, ...more] = sets.filter(({ found, size }) => size - found === 1);
  if (!first) return [];
  return [more.length === 0 ? strings.lastOf(first.name) : strings.lastOfMore(first.name, more.length)];
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
