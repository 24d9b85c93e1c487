import { hasPattern, type NumberPattern } from '@wallabee/game/query/number-patterns';
import { Tag, type TagKind } from '../../ui/feedback/tag.tsx';
import { wallStrings } from './number-wall.strings.ts';

interface PatternTagsProps {
  number: number;
  thisYear: number;
  kind: TagKind;
  /** The pattern that the wall is sieved by. */
  chosen: NumberPattern | null;
}

/** Primes and squares are many, so they are named only where they are looked for. */
const NAMED: readonly NumberPattern[] = ['palindrome', 'repdigit', 'round', 'year', 'sequence'];

export function PatternTags({ number, thisYear, kind, chosen }: PatternTagsProps) {
  const patterns = chosen === null || NAMED.includes(chosen) ? NAMED : [...NAMED, chosen];
  return patterns
    .filter((pattern) => hasPattern(number, pattern, thisYear))
    .filter((pattern) => pattern !== 'palindrome' || number > 9)
    .map((pattern) => (
      <Tag key={pattern} kind={kind}>
        {wallStrings.patterns[pattern].toUpperCase()}
      </Tag>
    ));
}
