import { LONGEST_SWAP_MESSAGE } from '@wallabee/contract/swaps/swap-limits';
import { describe, expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { VOICES } from '../character/character.ts';
import { sentencesOf } from '../texts/live/live-composer.ts';
import { SWAP_PARTS } from './swap-parts.ts';
import { createSwapTexts, type OwnRing, type SwapSubject } from './swap-texts.ts';

const RING: OwnRing = {
  writer: { voice: 'warm', kind: 'trader', language: 'en', keepsLanguage: false },
  personName: 'Ada Moss',
  size: 3,
  gives: { name: 'Fog Bell', number: 1_331 },
  gets: { name: 'Earthed Ladle', number: 88 },
  insteadOf: null,
  set: { name: 'Storms in Jars', has: 9, size: 14 },
  written: [],
};

const MOMENTS: SwapSubject[] = [
  { of: 'proposed' },
  { of: 'agreed' },
  { of: 'settled' },
  { of: 'gone' },
  { of: 'declined' },
  { of: 'declined', fondness: { why: 'treasure' } },
  { of: 'declined', fondness: { why: 'taste' } },
  { of: 'declined', fondness: { why: 'pattern', pattern: 'palindrome' } },
  { of: 'declined', fondness: { why: 'pattern', pattern: 'birthday' } },
];

function lines(subject: SwapSubject, changes: Partial<OwnRing> = {}): string[] {
  const texts = createSwapTexts();
  const chance = createChance(1, JSON.stringify([subject, changes]));
  return Array.from({ length: 20 }, () => texts.line(subject, { ...RING, ...changes }, chance) ?? '');
}

test.each(MOMENTS)('every voice has a line for $of ($fondness), without a placeholder left', (subject) => {
  for (const voice of VOICES) {
    for (const line of lines(subject, { writer: { ...RING.writer, voice }, set: null })) {
      expect(line).toMatch(/^[^{}|]+$/);
      expect(line.length).toBeLessThanOrEqual(LONGEST_SWAP_MESSAGE);
    }
  }
});

test.each([
  { text: 'Thank you so much!', says: /welcome|pleasure|gladly|thank you|trouble/i },
  { text: 'Hello there', says: /^(hello|hi|hey)/i },
  { text: 'Will Katarina agree?', says: /question|hm|think|know|sure|idea/i },
  { text: 'The Fog Bell is so pretty', says: /Fog Bell|Earthed Ladle/ },
])('a reply to "$text" fits', ({ text, says }) => {
  for (const line of lines({ of: 'reply', text })) expect(line).toMatch(says);
});

test('a refusal says what the player is fond of', () => {
  const pattern: SwapSubject = { of: 'declined', fondness: { why: 'pattern', pattern: 'palindrome' } };

  for (const line of lines(pattern)) expect(line).toMatch(/palindromes|#1331|that number/);
});

test('a set that is hardly begun is not counted', () => {
  for (const line of lines({ of: 'agreed' }, { set: { name: 'Storms in Jars', has: 1, size: 14 } }))
    expect(line).not.toMatch(/1 of 14/);
});

test('in a pair a reply does not mention other members', () => {
  for (const line of lines({ of: 'reply', text: 'Who is first?' }, { size: 2 }))
    expect(line).not.toMatch(/the others/);
});

describe('in one ring', () => {
  test('no sentence comes twice', () => {
    const texts = createSwapTexts();
    const chance = createChance(7, 'ring');
    const written: string[] = [];
    for (let round = 0; round < 40; round += 1) {
      const line = texts.line({ of: 'settled' }, { ...RING, written }, chance);
      if (line !== undefined) written.push(line);
    }

    const sentences = written.flatMap(sentencesOf);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(written.length).toBeGreaterThan(8);
  });

  test('nothing is written once every sentence was used', () => {
    const written = Array.from({ length: 60 }, () => lines({ of: 'gone' })).flat();

    expect(
      createSwapTexts().line({ of: 'gone' }, { ...RING, written }, createChance(1, 'x')),
    ).toBeUndefined();
  });
});

test('there are more than 40 different texts', () => {
  const texts = Object.values(SWAP_PARTS).flatMap((part) => Object.values(part).flat());

  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThan(40);
});
