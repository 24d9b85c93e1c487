import { describe, expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { createComposer, type Occasion } from './composer.ts';
import type { TextParts } from './text-parts.ts';
import { createUsed } from './used.ts';
import type { Writer } from './writer.ts';

const dry: Writer = { voice: 'dry', kind: 'walker', language: 'en', keepsLanguage: false };

function composed(parts: TextParts, occasion: Partial<Occasion> = {}): string {
  return createComposer(parts).compose('a.text', anOccasion(occasion));
}

function anOccasion(occasion: Partial<Occasion>): Occasion {
  return { facts: {}, writer: dry, chance: createChance(1, 'test'), used: createUsed(), ...occasion };
}

test.each<{ why: string; parts: TextParts; occasion?: Partial<Occasion>; text: string }>([
  { why: 'a plain text', parts: { 'a.text': { any: ['Hello.'] } }, text: 'Hello.' },
  {
    why: 'a fact',
    parts: { 'a.text': { any: ['Got {item} #{number}.'] } },
    occasion: { facts: { item: 'Lamp', number: 7 } },
    text: 'Got Lamp #7.',
  },
  {
    why: 'another part, and the capital that its place in the sentence asks for',
    parts: { 'a.text': { any: ['Well. {b.text}'] }, 'b.text': { any: ['yes, well.'] } },
    text: 'Well. Yes, well.',
  },
  {
    why: 'a choice whose first option lacks a fact',
    parts: { 'a.text': { any: ['Seen {at {place}|outside}.'] } },
    text: 'Seen outside.',
  },
  {
    why: 'the only text whose facts are known',
    parts: {
      'a.text': { any: ['At {place}.', 'In {city}.', 'With {b.text}.'] },
      'b.text': { any: ['{player}'] },
    },
    occasion: { facts: { city: 'Lisbon' } },
    text: 'In Lisbon.',
  },
  {
    why: 'the language asked for',
    parts: { 'a.text': { any: ['Hello.'], de: ['Hallo.'] } },
    occasion: { language: 'de' },
    text: 'Hallo.',
  },
  {
    why: 'English where the language has no text',
    parts: { 'a.text': { any: ['Hello.'], de: ['Hallo.'] } },
    occasion: { language: 'fr' },
    text: 'Hello.',
  },
  {
    why: 'a name with an article after a determiner and before a full stop of its own',
    parts: { 'a.text': { any: ['{b.text} Got my {item}.'] }, 'b.text': { any: ['From {set}.'] } },
    occasion: { facts: { item: 'The Lamp', set: 'Lambing at Two A.M.' } },
    text: 'From Lambing at Two A.M. Got my Lamp.',
  },
  {
    why: 'no capital after an abbreviation',
    parts: { 'a.text': { any: ['{set} is out.'] } },
    occasion: { facts: { set: 'Lambing at Two A.M.' } },
    text: 'Lambing at Two A.M. is out.',
  },
  {
    why: 'an optional part that nothing can fill',
    parts: { 'a.text': { any: ['Hello{? to {player}}.'] } },
    text: 'Hello.',
  },
])('$why', ({ parts, occasion, text }) => {
  expect(composed(parts, occasion)).toBe(text);
});

test.each<{ why: string; limits: string; writer: Writer; isWritten: boolean }>([
  { why: 'a text of the voice', limits: 'dry', writer: dry, isWritten: true },
  { why: 'a text of another voice', limits: 'keen warm', writer: dry, isWritten: false },
  { why: 'a text of the kind of player', limits: 'walker', writer: dry, isWritten: true },
  { why: 'a text of another kind', limits: 'trader', writer: dry, isWritten: false },
  { why: 'a text of the voice but another kind', limits: 'dry trader', writer: dry, isWritten: false },
])('$why is written: $isWritten', ({ limits, writer, isWritten }) => {
  const composer = createComposer({ 'a.text': { any: ['Common.'], [limits]: ['Limited.'] } });
  const occasion = anOccasion({ writer });
  const texts = Array.from({ length: 20 }, () => composer.compose('a.text', occasion));

  expect(texts.includes('Limited.')).toBe(isWritten);
});

test.each<{ voice: Writer['voice']; texts: string[] }>([
  { voice: 'terse', texts: ['got Lamp at last. nice. I am glad'] },
  { voice: 'exact', texts: ['Got Lamp at last. Nice. I am glad.'] },
  {
    voice: 'keen',
    texts: [
      'Got Lamp at last. Nice. I am glad!',
      'Got Lamp at last. Nice. I am glad!!',
      'Got Lamp at last. Nice. I am glad.',
    ],
  },
])('a $voice writer', ({ voice, texts }) => {
  const parts = { 'a.text': { any: ['Got {item} at last. Nice. I am glad.'] } };

  expect(texts).toContain(composed(parts, { facts: { item: 'Lamp' }, writer: { ...dry, voice } }));
});

describe('what was used', () => {
  const parts = { 'a.text': { any: ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'] } };

  test('no text comes again before the others', () => {
    const composer = createComposer(parts);
    const occasion = anOccasion({});
    const texts = Array.from({ length: 6 }, () => composer.compose('a.text', occasion));

    expect(new Set(texts).size).toBeGreaterThanOrEqual(5);
  });

  test('an unwanted text is not written, not even as the last one left', () => {
    const composer = createComposer(parts);
    const isUnwanted = (text: string) => text.length > 'One.'.length;
    const texts = Array.from({ length: 20 }, (_, index) =>
      composer.compose('a.text', anOccasion({ isUnwanted, chance: createChance(index, 'unwanted') })),
    );

    expect(new Set(texts)).toEqual(new Set(['One.', 'Two.', 'Six.']));
    expect(composer.tryCompose('a.text', anOccasion({ isUnwanted: () => true }))).toBeUndefined();
  });

  test('a use in the thread counts more than uses elsewhere', () => {
    const composer = createComposer({ 'a.text': { any: ['{item} one.', '{item} two.'] } });
    const world = createUsed();
    const thread = createUsed(world);
    const write = (item: string, used = world) =>
      composer.compose('a.text', anOccasion({ facts: { item }, used, chance: createChance(1, item) }));
    const first = write('Lamp', thread).slice('Lamp '.length);
    for (const item of ['Owl', 'Bell', 'Key', 'Cup']) write(item);

    expect(write('Pearl', thread)).not.toBe(`Pearl ${first}`);
  });
});

test.each<{ why: string; parts: TextParts; problem: RegExp }>([
  { why: 'an unknown fact', parts: { 'a.text': { any: ['{nothing}'] } }, problem: /\{nothing\} is no fact/ },
  { why: 'an unknown part', parts: { 'a.text': { any: ['{b.text}'] } }, problem: /no part b\.text/ },
  {
    why: 'a part that lacks the language',
    parts: { 'a.text': { any: ['Hello'], de: ['{b.text}'] }, 'b.text': { any: ['Bye'] } },
    problem: /no text in de/,
  },
  {
    why: 'a part for one voice only',
    parts: { 'a.text': { keen: ['Hi!'] } },
    problem: /no text for every voice/,
  },
  { why: 'an open brace', parts: { 'a.text': { any: ['Hello {item'] } }, problem: /\{ without \}/ },
])('refuses $why', ({ parts, problem }) => {
  expect(() => createComposer(parts)).toThrow(problem);
});

test('a text without its facts is an error', () => {
  expect(() => composed({ 'a.text': { any: ['{item}'] } })).toThrow('No text of a.text fits the facts');
});
