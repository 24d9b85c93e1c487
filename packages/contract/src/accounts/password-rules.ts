/** Whether it would be among the first guesses: a common word, a keyboard run, the player's own name. */
export function isObviousPassword(password: string, username: string): boolean {
  const plain = undisguised(password);
  if (isRepetition(plain) || isRun(plain)) return true;
  const words = [username.toLowerCase(), ...OBVIOUS_WORDS];
  return words.some((word) => word.length >= 3 && plain.replaceAll(word, '').length <= MOST_DECORATION);
}

const MOST_DECORATION = 4;

const OBVIOUS_WORDS = [
  'wallabee',
  'itembee',
  ...['qwerty', 'qwertz', 'azerty', 'asdfgh', 'zxcvbn'],
  'beekeeper',
  ...[
    'password',
    'passwort',
    'p@ssword',
    'letmein',
    'welcome',
    'iloveyou',
    'sunshine',
    'princess',
    'football',
  ],
  ...['baseball', 'superman', 'batman', 'dragon', 'monkey', 'shadow', 'master', 'michael', 'jennifer'],
  ...['charlie', 'jordan', 'liverpool', 'starwars', 'pokemon', 'trustno', 'whatever', 'computer', 'internet'],
  ...['samsung', 'google', 'facebook', 'secret', 'admin', 'login', 'hello', 'freedom', 'cheese', 'summer'],
  ...['winter', 'soccer', 'hockey', 'killer', 'pepper', 'ginger', 'cookie', 'banana', 'butterfly', 'flower'],
];

const RUNS = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfv',
];
const SEQUENCES = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', ...RUNS];

function undisguised(password: string): string {
  const letters: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '0': 'o' };
  const plain = password.toLowerCase();
  // Only inside words, since a row of digits is a run of its own.
  return plain.replace(/(?<=[a-z])[@$!0](?=[a-z])/g, (sign) => letters[sign] ?? sign);
}

function isRepetition(plain: string): boolean {
  return new Set(plain).size <= 3;
}

function isRun(plain: string): boolean {
  const backwards = [...plain].reverse().join('');
  return SEQUENCES.some((sequence) => [plain, backwards].some((text) => coveredBy(sequence, text)));
}

/** Whether the text consists almost entirely of long runs of the sequence. */
function coveredBy(sequence: string, text: string): boolean {
  let rest = text;
  for (let length = Math.min(sequence.length, text.length); length >= 3; length -= 1) {
    for (let at = 0; at + length <= sequence.length; at += 1)
      rest = rest.replace(sequence.slice(at, at + length), '');
  }
  return rest.length <= 2;
}
