import type { SetGroup } from '@wallabee/contract/sets/set-rules';
import { setStrings } from './sets.strings.ts';

export function groupHeading({ subset }: SetGroup): string {
  return subset?.name ?? setStrings.withoutSubset;
}

export function groupId({ subset }: SetGroup): string {
  return subset ? `subset-${subset.id}` : 'others';
}
