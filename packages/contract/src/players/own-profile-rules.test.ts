import { expect, test } from 'vitest';
import {
  bioRefusal,
  homeRefusal,
  LONGEST_BIO,
  LONGEST_HOME,
  MOST_BIO_LINES,
  tidyBio,
  tidyHome,
} from './own-profile-rules.ts';

test('a bio is tidied and stays in its lines [SP-08, PP-05]', () => {
  expect(tidyBio('\r\n One \r\n\r\n\r\n\r\nTwo\u00a0 \rThree\n')).toBe('One\n\nTwo\nThree');
  expect(tidyBio('  \n ')).toBe('');
});

test.each([
  { bio: '', refusal: null },
  { bio: 'Bees 🐝👩‍🌾 and\n\ttabs', refusal: null },
  { bio: 'x'.repeat(LONGEST_BIO), refusal: null },
  { bio: 'x'.repeat(LONGEST_BIO + 1), refusal: 'too_long' },
  { bio: 'x\n'.repeat(MOST_BIO_LINES), refusal: 'too_many_lines' },
  { bio: 'bell\u0007', refusal: 'bad_characters' },
  { bio: 'turned \u202earound', refusal: 'bad_characters' },
  { bio: 'half \ud83d', refusal: 'bad_characters' },
])('the bio $bio is answered $refusal [SP-08]', ({ bio, refusal }) => {
  expect(bioRefusal(bio)).toBe(refusal);
});

test.each([
  { home: tidyHome(' Saltby,\n  England '), refusal: null, is: 'Saltby, England' },
  { home: 'x'.repeat(LONGEST_HOME + 1), refusal: 'too_long', is: undefined },
  { home: 'Saltby\u2067', refusal: 'bad_characters', is: undefined },
])('the home $home is answered $refusal [SP-08]', ({ home, refusal, is = home }) => {
  expect(homeRefusal(home)).toBe(refusal);
  expect(home).toBe(is);
});
