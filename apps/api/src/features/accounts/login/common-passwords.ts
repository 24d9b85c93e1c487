import { digitsAsLetters } from '@wallabee/contract/accounts/look-alikes';

export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  const known = await commonPasswords;
  return formsOf(password.toLowerCase()).some((form) => known.has(form));
}

let commonPasswords: Promise<Set<string>> | undefined;

/** The list is read at the first registration, because most processes never need its 50,000 words. */
async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

function formsOf(password: string): string[] {
  const words = [password, ...undecorated(password)].flatMap((word) => [word, ...halfOf(word)]);
  return [...new Set(words.flatMap((word) => [word, lettersOf(word)]))];
}

function undecorated(password: string): string[] {
  const word = password.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const isDecorated = word.length >= SHORTEST_WORD && password.length - word.length <= MOST_DECORATION;
  return isDecorated ? [word] : [];
}

function halfOf(word: string): string[] {
  const half = word.slice(0, word.length / 2);
  return half.length >= SHORTEST_WORD && half.repeat(2) === word ? [half] : [];
}

function lettersOf(word: string): string {
  return digitsAsLetters(word).replaceAll('@', 'a').replaceAll('$', 's').replaceAll('!', 'i');
}

const SHORTEST_WORD = 4;
const MOST_DECORATION = 5;
