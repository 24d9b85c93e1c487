export function digitsAsLetters(word: string): string {
  return word.replace(/[0134578]/g, (digit) => LETTERS[digit] ?? digit);
}

const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};
