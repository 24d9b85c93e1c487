import type { CardText } from '@wallabee/contract/living-text/card-texts';
import { foldText } from '@wallabee/contract/protocol/fold-text';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { nameLookup } from '@wallabee/game/query/look-up-name';
import type { Catalogue } from '../catalogue/catalogue.public.ts';

type Lookup = ReturnType<typeof nameLookup>;

const lookups = new WeakMap<Catalogue, Lookup>();

/** The item types that a name in brackets can mean. A number chooses among several; without one they are ambiguous. */
export function typesNamed(catalogue: Catalogue, { name, number }: CardText): ItemTypeId[] {
  const lookUp = lookups.get(catalogue) ?? lookupOf(catalogue);
  lookups.set(catalogue, lookUp);
  const { ids, names } = lookUp(name);
  const types = ids as ItemTypeId[];
  if (number !== null) return types.length > MOST_TYPES ? [] : types;
  const isMeant = types.length === 1 && names.every((found) => hasWords(found, name));
  return isMeant ? types : [];
}

/** A name that so many types have is no name. */
const MOST_TYPES = 20;

/** Ids are left out, because `[12]` in a text means no item. */
function lookupOf({ items }: Catalogue): Lookup {
  const discovered = [...items.values()].filter((item) => !isUndiscovered(item));
  return nameLookup(discovered.map(({ id, name }) => ({ id: null, name, ids: [id] })));
}

/** Without a number only whole words count, so that `[sic]` is not a Sickle. */
function hasWords(name: string, written: string): boolean {
  const words = new Set(wordsOf(name));
  return wordsOf(written).every((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return (
    foldText(text)
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
