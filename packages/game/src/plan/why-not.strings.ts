import type { ImpossibleReason } from '@wallabee/contract/plan/plan-costs';

/** Names for the sentence. */
export interface WhyNotNames {
  readonly part?: string | undefined;
  /** How a special mix is done, where the catalogue says so. */
  readonly explanation?: string | undefined;
  readonly containers?: readonly string[] | undefined;
  /** Where the nearest is, as a sentence, where that is too far to walk. */
  readonly nearest?: string | undefined;
}

/** Why a type cannot be had, in a sentence or two. */
export function impossibleWords(reason: ImpossibleReason, names: WhyNotNames = {}): string {
  return SENTENCES[reason](names);
}

const SENTENCES: Record<ImpossibleReason, (names: WhyNotNames) => string> = {
  undiscovered: () => 'It is undiscovered: nobody has one yet.',
  retired: () => 'It is retired, and nobody offers one now.',
  retired_part: ({ part }) =>
    `Nobody offers it now. It is made only from ${part ?? 'a part'}, which is retired.`,
  undiscovered_part: ({ part }) =>
    part === undefined || part === '?'
      ? 'Nobody offers it now. It is made only from an item that is undiscovered.'
      : `Nobody offers it now. It is made only from ${part}, which is undiscovered.`,
  secret: ({ explanation }) =>
    explanation
      ? `Nobody offers it now. No formula makes it: ${explanation}`
      : 'Nobody offers it now. It comes from a secret mix that no formula describes.',
  by_chance: ({ containers = [] }) =>
    containers.length > 0
      ? `Nobody offers it now. With luck it is in ${either(containers)}.`
      : 'Nobody offers it now. Only a mixer or a Job Lot may bring it, by chance.',
  gifted: () => 'Nobody offers it now. It is a unique, and only its owners can gift one.',
  too_far: ({ nearest }) => nearest ?? 'What it is made from is too far away to walk there.',
  used_up: () => 'It can be had, but not together with the other items of this plan.',
  nobody_lower: () => 'You have saved one, and nobody offers a lower number now.',
  nobody: () => 'Nobody offers it now.',
};

const MOST_NAMED = 3;

function either(names: readonly string[]): string {
  const few = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), 'another container'] : names;
  const last = few.at(-1) as string;
  return few.length === 1 ? last : `${few.slice(0, -1).join(', ')} or ${last}`;
}
