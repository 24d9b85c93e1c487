import fc from 'fast-check';
import type { LookupKind } from './lookups.ts';
import type { Vocabulary } from './random-query.fixture.ts';
import { tokensOf } from './tokens.ts';

/** Names of any letters, for tests of the grammar alone. */
export function anyTexts(): Vocabulary {
  const texts = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => text.trim() !== '' && !/["“”„‟«»]/.test(text));
  const names = (special: readonly string[]) =>
    fc.oneof(texts, fc.constantFrom(...special)).filter((text) => text.toLowerCase() !== 'friends');
  const others: readonly Exclude<LookupKind, 'phrase' | 'near' | 'word'>[] = [
    'name',
    'item',
    'set',
    'subset',
    'gen',
    'store',
    'category',
    'designer',
    'player',
    'place',
    'city',
  ];
  const odd = names(['Borough Market', 'a,b', 'a..b', '.', 'or', '(x)', '-1', '#5', 'set:x']);
  return {
    names: {
      ...(Object.fromEntries(others.map((kind) => [kind, odd])) as Record<
        (typeof others)[number],
        typeof odd
      >),
      place: odd.filter((text) => !/^-?\d/.test(text)),
      word: texts.filter(isOneWord),
    },
    counts: fc.integer({ min: 0, max: 999_999_999 }),
    dates: fc.oneof(
      fc
        .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
        .chain((date) => {
          const day = date.toISOString().slice(0, 10);
          return fc.constantFrom(day, day.slice(0, 7), day.slice(0, 4));
        }),
      fc.integer({ min: 0, max: 9_999 }).map((days) => `${days}d`),
      fc.constant('today'),
    ),
    points: fc.record({
      lat: fc.integer({ min: -90_00, max: 90_00 }).map((degrees) => degrees / 100),
      lng: fc.integer({ min: -180_00, max: 180_00 }).map((degrees) => degrees / 100),
    }),
  };
}

function isOneWord(text: string): boolean {
  const [token, ...others] = tokensOf(text);
  return token?.is === 'word' && token.text === text && others.length === 0;
}
