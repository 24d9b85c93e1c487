import { foldText } from '@wallabee/contract/protocol/fold-text';
import type { Chance } from '../../chance.ts';
import { type KnownType, namedType } from './known-types.ts';
import type { ReplyPlan } from './reply-plan.ts';

/** An item whose name begins with the last letter of the one before; "The" does not count. */
export function nextInChain(
  latest: string,
  types: readonly KnownType[],
  chance: Chance,
): ReplyPlan | undefined {
  const before = namedType(latest, types);
  const letter = before && lettersOf(before.name).at(-1);
  const next = chance.pick(types.filter(({ name }) => letter !== undefined && lettersOf(name)[0] === letter));
  if (!next || next === before) return undefined;
  const facts = { item: next.name, set: next.set, letter: lettersOf(next.name).at(-1)?.toUpperCase() };
  return { part: 'reply_chain', facts };
}

function lettersOf(name: string): string[] {
  return [...foldText(name).replace(/^the /, '')].filter((letter) => /\p{L}/u.test(letter));
}

export function nextNumber(latest: string): ReplyPlan | undefined {
  const [written] = latest.match(/\d[\d,]*/) ?? [];
  if (written === undefined) return undefined;
  return { part: 'reply_counting', facts: { count: Number(written.replaceAll(',', '')) + 1 } };
}
