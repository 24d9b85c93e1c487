import { isReservedName, skeletonOf } from '../accounts/reserved-names.ts';
import { foldText } from '../protocol/fold-text.ts';

export const LONGEST_NAME = 30;

export type NameRefusal = 'empty' | 'too_long' | 'bad_characters' | 'mixed_alphabets' | 'reserved';

/** One form of each letter, single spaces, and none at the ends. */
export function tidyName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Why a player may not be called so, whoever else is; null where they may. */
export function nameRefusal(name: string): Exclude<NameRefusal, 'reserved'> | null {
  if (BLANK.test(name)) return 'bad_characters';
  if (!/[\p{L}\p{N}]/u.test(name)) return name === '' ? 'empty' : 'bad_characters';
  if (name.length > LONGEST_NAME) return 'too_long';
  if (!ALLOWED.test(name) || PILED_MARKS.test(name)) return 'bad_characters';
  return ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1 ? 'mixed_alphabets' : null;
}

/** Whether a name could be mistaken for the site's own. The site's own people may be called so. */
export function isNameReserved(name: string, accountType: string): boolean {
  const spelling = asUsername(name);
  return accountType === 'player' && [spelling, spelling.toLowerCase()].some(isReservedName);
}

/** Whether one name could be mistaken for the other: points, spaces and look-alike letters make no difference. */
export function looksLike(name: string, other: string): boolean {
  return lookOf(name) === lookOf(other);
}

const ALLOWED = /^[\p{L}\p{M}\p{N} .,'’&!_-]+$/u;
/** Letters and marks that nobody sees, such as the Hangul filler: a name of them would look empty. */
const BLANK = /\p{Default_Ignorable_Code_Point}/u;
/** More marks on one letter than any language has. */
const PILED_MARKS = /\p{M}{3}/u;
/** Their letters look alike, so that a name in two of them is nearly always a copy of another's. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/** Capitals stay, because they divide words. */
function asUsername(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(LOOK_ALIKE, toLatin)
    .replace(/[^A-Za-z0-9]+/g, '-');
}

function lookOf(name: string): string {
  return skeletonOf(
    foldText(name)
      .replace(LOOK_ALIKE, toLatin)
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  );
}

function toLatin(letter: string): string {
  return LATIN[FOREIGN.indexOf(letter)] ?? letter;
}

const FOREIGN = 'авекмнорстухѕіјԁԛԝАВЕКМНОРСТУХЅІЈαεικνορτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧı';
const LATIN = 'abekmhopctyxsijdqwABEKMHOPCTYXSIJaeiknoptuxABEZHIKMNOPTYXi';
const LOOK_ALIKE = new RegExp(`[${FOREIGN}]`, 'g');
