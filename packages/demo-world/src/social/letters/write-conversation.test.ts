import { createChance } from '@wallabee/simulated-players/chance';
import { createComposer } from '@wallabee/simulated-players/texts/composer';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../calendar.ts';
import type { Player } from '../../players/player.ts';
import type { Talk } from '../forums/talk.ts';
import { createLetterTalk } from './letter-talk.ts';
import type { About } from './scenes.ts';
import { writeConversation } from './write-conversation.ts';

const NOON = Date.UTC(2020, 2, 6, 12);
const NUMBERS = Array.from({ length: 60 }, (_, index) => index).join('|');

test('a player reports the weather once in a conversation', () => {
  const texts = converse('weather', {
    'weather.mild': { any: ['drizzle'] },
    'msg.weather.open': { any: ['Here we have {weather}.'] },
    'msg.weather.good': { any: ['All well.'] },
    'msg.life.glad': { any: ['And {weather} here.', 'How nice.'] },
    'msg.weather.end': { any: ['Bye.'] },
  });

  expect(texts.flat().filter((text) => text.includes('drizzle')).length).toBe(texts.length);
});

test('who lives in the same town hears nothing of its weather', () => {
  const parts = {
    'weather.mild': { any: ['drizzle'] },
    'msg.life.good': { any: ['Greetings from {city}.', 'Here: {weather}.', 'Good news.'] },
    'msg.life.glad': { any: ['How nice.'] },
    'msg.life.end': { any: ['Love from {city}.', 'Bye.'] },
  };

  expect(converse('life', parts).flat().join()).toContain('drizzle');
  expect(converse('life', parts, 'London').flat().join()).not.toMatch(/drizzle|London/);
});

test('people do not tell the same news twice, whatever they begin with', () => {
  const openings = converse('life', {
    'msg.life.good': { any: [`{Hi|Hello|Hey|So|Listen}. The news has the number {${NUMBERS}}.`] },
    'msg.life.glad': { any: ['How nice.'] },
    'msg.life.end': { any: ['Bye.'] },
  }).map(([opening]) => opening?.split('. ')[1]);

  expect(new Set(openings).size).toBe(openings.length);
});

/** The texts of twenty conversations of the same two friends. */
function converse(about: About, parts: Parameters<typeof createComposer>[0], city = 'Oxford'): string[][] {
  const talk = createLetterTalk(
    {
      composer: createComposer({ 'msg.more': { any: ['Bye.'] }, ...parts }),
      chance: createChance(1, 'conversation'),
      used: createUsed(),
      position: () => ({ lat: 51, lng: 0 }),
      speakers: {
        nickname: ({ name }: Player) => name,
        writer: () => ({ voice: 'warm', kind: 'walker', language: 'en', keepsLanguage: false }),
      },
      until: NOON + 1000 * DAY,
    } as unknown as Talk,
    1,
  );
  const pair = [playerOf(1, 'London'), playerOf(2, city)] as const;
  return Array.from({ length: 20 }, (_, index) =>
    writeConversation(talk, {
      pair,
      at: NOON + index * HOUR,
      about,
      facts: {},
      conditions: [],
      isUnread: false,
      endsBy: NOON + 900 * DAY,
    }).map(({ text }) => text),
  );
}

function playerOf(id: number, city: string): Player {
  return { id, name: `Player ${id}`, city, joinsAt: NOON - 30 * DAY, leavesAt: null, pause: null } as Player;
}
