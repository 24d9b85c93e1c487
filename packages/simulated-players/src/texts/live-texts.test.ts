import { LONGEST_TEXT, LONGEST_TITLE } from '@wallabee/contract/forums/post-limits';
import { textRefusal } from '@wallabee/contract/inbox/message-rules';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { PLAYER_KINDS, VOICES } from '../character/character.ts';
import { sentencesOf } from './live/live-composer.ts';
import { jelly, WORLD as world } from './live/writers-world.fixture.ts';
import { createLiveTexts, type LiveMoment } from './live-texts.ts';
import type { Writer } from './writer.ts';

const writer: Writer = { voice: 'warm', kind: 'walker', language: 'en', keepsLanguage: false };
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

test.each(moments)('a thread about what was $kind names it and fits the forum', ({ kind, facts }) => {
  for (const voice of VOICES) {
    const texts = createLiveTexts();
    const writing = { writer: { ...writer, voice }, world };
    const thread = texts.threadAbout({ kind, facts }, writing, createChance(1, voice));
    expect(thread?.text).toContain(facts.set ?? facts.item2 ?? facts.item);
    expect(thread?.title.length).toBeGreaterThan(0);
    expect(thread?.title.length).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(thread?.text.length).toBeLessThanOrEqual(LONGEST_TEXT);
  }
});

test('an offer names an item that the writer can spare, a question one that is missing', () => {
  for (const voice of VOICES) {
    const texts = createLiveTexts();
    const writing = { writer: { ...writer, voice }, world };
    const offer = texts.offerThread(writing, createChance(1, voice));
    const question = texts.questionThread(writing, createChance(2, voice));
    expect(`${offer?.title} ${offer?.text}`).toContain('Wide-Necked Jar #12');
    expect(question?.text).toContain('Earthed Ladle');
  }
});

test.each([
  { saved: new Set<never>(), says: /Wide-Necked Jar|Earthed Ladle|Storms in Jars/ },
  { saved: new Set([1]), says: /Earthed Ladle|Storms in Jars/ },
])('a message to a friend offers what the friend misses, or is about a set', ({ saved, says }) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const friend = { name: 'Ada Moss', saved: new Set([...saved].map((id) => ItemTypeId.parse(id))) };
    const text = createLiveTexts().messageToFriend(friend, { writer, world }, createChance(seed, 'friend'));
    expect(text).toMatch(says);
  }
});

test('posts in the forums repeat no sentence of the fifty before', () => {
  const texts = createLiveTexts();
  const said: string[][] = [];
  for (let index = 0; index < 300; index += 1) {
    const { name: item, id } = world.types[index % world.types.length] ?? jelly;
    const opening = { authorId: 1, name: NAMES[index % 7] ?? '', text: `I just found ${item} #5` };
    const thread = { ...THREAD, opening, latest: opening, writerId: 2, authors: [1] };
    const voice = VOICES[index % VOICES.length] ?? 'dry';
    const own = { saved: new Map([[id, 40 + index]]), issued: () => 1_000 + index };
    const writing = { writer: { ...writer, voice }, world: { ...world, ...own } };
    const text = texts.replyInThread(thread, writing, createChance(index, 'no repeats'));
    if (!text) continue;
    const sentences = sentencesOf(text);
    expect(said.slice(-50).flat()).not.toEqual(expect.arrayContaining([expect.toBeOneOf(sentences)]));
    said.push(sentences);
  }
  expect(said.length).toBeGreaterThan(100);
});

const NAMES = ['Ada Moss', 'Bo Lind', 'Cleo Hart', 'Dev Rao', 'Eva Kopp', 'Finn Byrne', 'Gus Teal'];
const THREAD = { forumId: 4, title: 'Look', isLatestByPerson: false };

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
