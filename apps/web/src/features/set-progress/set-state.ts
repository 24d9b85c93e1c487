import type { PlayerSet } from '@wallabee/contract/set-progress/set-progress';
import { formatNumber } from '../../ui/format-number.ts';
import { setProgressStrings as strings } from './set-progress.strings.ts';

type Progress = Pick<PlayerSet, 'number' | 'numberinset' | 'found' | 'completed' | 'added_since' | 'missing'>;

/** `Finished: #2`, and why that is no longer complete. */
export function finishOf(set: Progress): { finished: string; reason: string | undefined } | undefined {
  if (set.number === 0) return undefined;
  const removed = set.numberinset - set.found - set.added_since;
  return {
    finished: strings.finished(formatNumber(set.number)),
    reason: set.completed ? undefined : strings.reason({ added: set.added_since, removed }),
  };
}

export function missingOf({ missing }: Pick<PlayerSet, 'missing'>): string | undefined {
  return missing.length > 0 ? strings.missing(missing.map(({ name }) => name)) : undefined;
}
