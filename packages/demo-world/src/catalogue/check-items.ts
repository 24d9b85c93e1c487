import type { ItemRole } from '@wallabee/game/state/item-type';
import type { Draft } from './draft.ts';
import { type Problem, problem } from './problem.ts';
import { nameKey } from './read-sets.ts';

export function findBrokenItems({ items }: Pick<Draft, 'items'>): Problem[] {
  return [...items.flatMap(findEarlyRelease), ...items.flatMap(findSelfContent), ...findRepeatedRoles(items)];
}

type DraftEntry = Draft['items'][number];

/** The rules look up the one item with such a role. */
const ROLES_OF_ONE: ReadonlySet<ItemRole> = new Set([
  'cracker',
  'mystery_box',
  'mystery_bag',
  'grab_bag',
  'job_lot',
  'wishing_well',
  'perfume',
  'aftershave',
  'set_completion',
]);

function findEarlyRelease({ value, at }: DraftEntry): Problem[] {
  const { name, released, set } = value;
  if (!released || !set || released >= set.created) return [];
  return [
    problem(at('released'), `${name}: released before its set, which was created on ${dayOf(set.created)}.`),
  ];
}

function findSelfContent({ value, at }: DraftEntry): Problem[] {
  const position = value.contains.findIndex((content) => nameKey(content) === nameKey(value.name));
  return position < 0
    ? []
    : [problem(at('contains', position), `${value.name}: a container cannot hold itself.`)];
}

function findRepeatedRoles(items: DraftEntry[]): Problem[] {
  const holders = new Map<ItemRole, string>();
  return items.flatMap(({ value: { role, name }, at }) => {
    if (!role || !ROLES_OF_ONE.has(role)) return [];
    const holder = holders.get(role);
    if (holder !== undefined) {
      return problem(at('role'), `${name}: only one item may be the ${role}, and ${holder} is already.`);
    }
    holders.set(role, name);
    return [];
  });
}

function dayOf(instant: string): string {
  return instant.slice(0, 10);
}
