import { LONGEST_TEXT, LONGEST_TITLE } from '@wallabee/contract/forums/post-limits';
import { textRefusal } from '@wallabee/contract/inbox/message-rules';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { PLAYER_KINDS, VOICES } from '../character/character.ts';
import type { KnownType } from './live/known-types.ts';
import { createLiveTexts, type LiveMoment, type WritersWorld } from './live-texts.ts';
import type { Writer } from './writer.ts';

const writer: Writer = { voice: 'warm', kind: 'walker', language: 'en', keepsLanguage: false };
const type = (id: number, name: string, more: Partial<KnownType> = {}): KnownType => ({
  id: ItemTypeId.parse(id),
  name,
  set: 'Storms in Jars',
  categories: [],
  store: null,
  formulas: [],
  ...more,
});
const jar = type(1, 'Wide-Necked Jar', { categories: ['a market'] });
const drizzle = type(2, 'Pickled Drizzle', { formulas: [['Wide-Necked Jar', 'Wet Tuesday']] });
const ladle = type(3, 'Earthed Ladle', { store: { name: 'The Toolshed', cost: 95 } });
const world: WritersWorld = {
  types: [jar, drizzle, ladle, type(4, 'The Jar'), type(5, 'Fog Jelly')],
  spare: new Map([[jar.id, 12]]),
  missing: new Set([ladle.id]),
  weekday: 'Tuesday',
  city: 'Lyon',
};

function replies(text: string, changes: Partial<Writer> = {}): string[] {
  const texts = createLiveTexts();
  const chance = createChance(1, text);
  const message = { writer: { ...writer, ...changes }, senderName: 'Ada Moss', text, world };
  return Array.from({ length: 12 }, () => texts.replyToMessage(message, chance));
}

describe('an answer to a message', () => {
  test.each([
    { text: 'Do you have a wide-necked jar?', says: /Wide-Necked Jar.*#?12|Jar, #12/ },
    { text: 'I have an Earthed Ladle here', says: /Earthed Ladle/ },
    { text: 'How do you make Pickled Drizzle?', says: /Wide-Necked Jar.*Wet Tuesday/ },
    { text: 'Where can I find the Wide-Necked Jar?', says: /a market/ },
    { text: 'Where do I get an earthed ladle, how is it made?', says: /The Toolshed.*95/ },
    { text: 'Fog Jelly is my favourite', says: /Fog Jelly|spare/ },
  ])('to "$text" says $says', ({ text, says }) => {
    for (const reply of replies(text)) expect(reply).toMatch(says);
  });

  test.each([
    {
      text: 'Thank you so much!',
      says: /welcome|pleasure|trouble|help|glad|nothing|mention|friends are for|thank you|gladly|any time/i,
    },
    { text: 'How are you?', says: /fine|well|bad|grumble|tired|busy|better|knees|good|so-so/i },
    { text: 'Where are you from?', says: /Lyon/ },
    { text: 'Happy birthday!', says: /thank|kind|nice/i },
    {
      text: 'I just found a double digit!',
      says: /done|congrat|nice|jealous|wonderful|makes my|find|earned|good for|knew|show-off/i,
    },
  ])('to "$text" fits', ({ text, says }) => {
    for (const reply of replies(text)) expect(reply).toMatch(says);
  });

  test.each([
    {
      text: 'Hallo, wie geht es dir und was machst du?',
      language: 'de',
      says: /Gut|gut|klagen|Bestens|Geht so/,
    },
    { text: 'Merci beaucoup, tu es très gentil', language: 'fr', says: /rien|plaisir|quoi|amis/ },
    {
      text: '¡Hola! ¿Cómo estás? ¿Tienes algo nuevo?',
      language: 'es',
      says: /Bien|quejo|sueño/,
    },
    { text: 'ありがとうございます', language: 'ja', says: /[ぁ-ん]/ },
  ] as const)('is in the language of "$text" where the writer speaks it', ({ text, language, says }) => {
    for (const reply of replies(text, { language })) expect(reply).toMatch(says);
  });

  test('is in English where the writer does not speak the language', () => {
    for (const reply of replies('Vielen Dank, das ist sehr nett von dir und ich freue mich'))
      expect(reply).toMatch(/welcome|pleasure|trouble|help|glad|nothing|mention|friends|thank|any time/i);
  });

  test('names the longest item that fits', () => {
    for (const reply of replies('I saw a Wide-Necked Jar')) expect(reply).toContain('Wide-Necked Jar');
  });
});

const moments: LiveMoment[] = [
  { kind: 'found', facts: { item: 'Fog Jelly', number: 77, place: 'Hyde Park', weekday: 'Monday' } },
  { kind: 'completed', facts: { set: 'Storms in Jars', finish: 3, finishth: '3rd', weekday: 'Monday' } },
  {
    kind: 'traded',
    facts: { item: 'Fog Jelly', number: 77, item2: 'The Jar', number2: 9, player: 'Ada', weekday: 'Monday' },
  },
  {
    kind: 'mixed',
    facts: { item: 'Fog Jelly', number: 77, component: 'Jar', component2: 'Fog', weekday: 'Monday' },
  },
];

test.each(moments)('a post about what was $kind names it and fits the forum', ({ kind, facts }) => {
  const texts = createLiveTexts();
  for (const voice of VOICES) {
    const { title, text } = texts.postForMoment(
      { kind, facts },
      { ...writer, voice },
      createChance(1, voice),
    );
    expect(text).toContain(facts.set ?? facts.item2 ?? facts.item);
    expect(title.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
  }
});

test.each([
  {
    why: 'an offer of something missing',
    title: 'WTS',
    text: 'Earthed Ladle, offers?',
    says: /Earthed Ladle/,
  },
  { why: 'a question', title: 'Help', text: 'How is Pickled Drizzle made?', says: /Wide-Necked Jar/ },
  {
    why: 'a find',
    title: 'Look',
    text: 'I just found Fog Jelly #5',
    says: /congrat|done|nice|lovely|wow|ha!|catch|brilliant|want one|beauty/i,
  },
])('an answer in a thread to $why', ({ title, text, says }) => {
  const texts = createLiveTexts();
  for (let index = 0; index < 10; index += 1)
    expect(
      texts.replyInThread({ writer, authorName: 'Ada', title, text, world }, createChance(index, 'reply')),
    ).toMatch(says);
});

test('two hundred answers in different situations are all different and can be sent', () => {
  const texts = createLiveTexts();
  const said = [
    'Hi!',
    'Thanks!',
    'Do you trade?',
    'Fog Jelly?',
    'I lost my keys',
    'Rain again',
    'What time is it?',
  ];
  const answers = Array.from({ length: 200 }, (_, index) =>
    texts.replyToMessage(
      {
        writer: {
          ...writer,
          voice: VOICES[index % VOICES.length] ?? 'dry',
          kind: PLAYER_KINDS[index % PLAYER_KINDS.length] ?? 'walker',
        },
        senderName: `Friend${index % 40} Moss`,
        text: said[index % said.length] ?? '',
        world,
      },
      createChance(index, 'different'),
    ),
  );

  expect(new Set(answers).size).toBe(200);
  expect(answers.filter((answer) => textRefusal(answer) !== null)).toEqual([]);
});
