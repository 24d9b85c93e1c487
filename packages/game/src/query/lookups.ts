/** What a name or word in a query is looked up among. */
export const LOOKUP_KINDS = [
  /** A word in the name, description, set or subset of an item type. The ids are item types. */
  'word',
  /** Words in this order. */
  'phrase',
  /** Words in the name of an item type alone; with a space they are a phrase. */
  'name',
  /** One item type by its name or id. */
  'item',
  'set',
  /** The ids are the item types of the subset, whose own id is unique within its set only. */
  'subset',
  'gen',
  'store',
  /** A category by its name or by one of its subcategories. */
  'category',
  /** The ids are the item types of the designer. */
  'designer',
  /** A player by name, username or id. */
  'player',
  /** A place by name, or all places of a category. The ids are places, as for the next two. */
  'place',
  'city',
  /** `lat,lng,km` or `place,km`. */
  'near',
] as const;
export type LookupKind = (typeof LOOKUP_KINDS)[number];

export interface Lookup {
  readonly of: LookupKind;
  readonly text: string;
}

export interface FoundNames {
  readonly ids: readonly number[];
  /**
   * The full names of what was found, for saying the query back; words and phrases need none. Where a name is looked up
   * and nothing has it, there are none, which is a mistake.
   */
  readonly names: readonly string[];
  /** Similar names, where nothing has the name. */
  readonly near: readonly string[];
  /** For `place`: the names are categories of places. */
  readonly isCategory?: boolean;
  /** For `near`: the centre. */
  readonly point?: { readonly lat: number; readonly lng: number };
}

export function lookupKey({ of, text }: Lookup): string {
  return `${of} ${text}`;
}
