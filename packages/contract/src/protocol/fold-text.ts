/**
 * The form in which texts are compared and searched: `Zoë`, `ZOE` and `zoe` are equal. The SQL function `fold_name`
 * does the same; a test compares the two over all of Unicode.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(/ +/g, ' ').trim();
  return text
    .normalize('NFKD')
    .replace(IGNORED, '')
    .replace(FOLDED, (letter) => FOLDS.get(letter) ?? letter)
    .replace(SPACES, ' ')
    .replace(/^ | $/g, '');
}

/** Nearly all texts. */
const PLAIN = /^[ -~]*$/;

/** Accents, soft hyphens, and characters without a width. */
const IGNORED =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u2060\ufeff]/g;

const SPACES = /[\t-\r \u1680\u2028\u2029]+/g;

// Explicit lists, because the lower case of a database depends on its locale.
const CAPITALS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ' +
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς' +
  'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ' +
  'ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ' +
  'ØøĐđÐðŁłĦħŦŧŊŋı' +
  '‘’ʼʻ‐–—−';
const SMALL =
  'abcdefghijklmnopqrstuvwxyz' +
  'αβγδεζηθικλμνξοπρστυφχψωσ' +
  'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ' +
  'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ' +
  'ooddddllhhttnni' +
  "''''----";

const FOLDS = new Map([
  ...Array.from(CAPITALS, (letter, place): [string, string] => [letter, SMALL[place] ?? letter]),
  ...Object.entries({ Æ: 'ae', æ: 'ae', Œ: 'oe', œ: 'oe', Þ: 'th', þ: 'th', ß: 'ss', ẞ: 'ss' }),
]);
const FOLDED = new RegExp(`[${[...FOLDS.keys()].join('')}]`, 'g');
