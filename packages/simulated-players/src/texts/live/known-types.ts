import { foldText } from '@wallabee/contract/protocol/fold-text';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Chance } from '../../chance.ts';
import type { Facts } from '../facts.ts';

/** What a player could look up about an item type. */
export interface KnownType {
  readonly id: ItemTypeId;
  readonly name: string;
  readonly set: string;
  /** "20 September 2019" */
  readonly released: string;
  /** Names of categories of places, with their articles: "a park". */
  readonly categories: readonly string[];
  readonly store: { readonly name: string; readonly cost: number } | null;
  /** Pairs of names. */
  readonly formulas: readonly (readonly [string, string])[];
}

/** The type that the text names, the longest name where there are several. */
export function namedType(text: string, types: readonly KnownType[]): KnownType | undefined {
  const folded = ` ${wordsOf(text)} `;
  let best: KnownType | undefined;
  for (const type of types) {
    const name = wordsOf(type.name);
    const isLonger = name.length > (best ? wordsOf(best.name).length : 2);
    if (isLonger && folded.includes(` ${name} `)) best = type;
  }
  return best;
}

export interface NamedItem {
  readonly type: KnownType;
  readonly number: number;
}

/** The items that the text names with their numbers: "Warm Keyboard #29". */
export function namedItems(text: string, types: readonly KnownType[]): NamedItem[] {
  return [...text.matchAll(/#([\d,]+)/g)].flatMap(({ index, 1: written = '' }) => {
    const before = ` ${wordsOf(text.slice(Math.max(0, index - LONGEST_NAME), index))}`;
    const [type] = types
      .filter(({ name }) => before.endsWith(` ${wordsOf(name)}`))
      .sort((a, b) => b.name.length - a.name.length);
    return type ? [{ type, number: Number(written.replaceAll(',', '')) }] : [];
  });
}

const LONGEST_NAME = 80;

function wordsOf(text: string): string {
  return foldText(text)
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The ways in which the type is obtained, by the part that says so. */
export function waysTo(type: KnownType, chance: Chance): { part: string; facts: Facts }[] {
  const [component, component2] = chance.pick(type.formulas) ?? [];
  const categories = chance.sample(type.categories, 3);
  return [
    ...(component && component2 ? [{ part: 'live.how_mix', facts: { component, component2 } }] : []),
    ...(categories.length > 0 ? [{ part: 'live.how_place', facts: { categories: listed(categories) } }] : []),
    ...(type.store
      ? [{ part: 'live.how_store', facts: { store: type.store.name, cost: type.store.cost } }]
      : []),
  ];
}

function listed(list: readonly string[]): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;
}
