import { createChance } from '@wallabee/simulated-players/chance';
import { createComposer } from '@wallabee/simulated-players/texts/composer';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import { expect, test } from 'vitest';
import { HOUR } from '../../calendar.ts';
import type { Player } from '../../players/player.ts';
import { createSaid } from './said.ts';
import { say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';

const MIDNIGHT = Date.UTC(2020, 2, 6);
const LONGITUDES: Record<string, number> = { London: 0, Tokyo: 139.7, 'San Francisco': -122.4 };
const talk = {
  composer: createComposer({
    'hi.post': {
      any: ['Morning.{morning}', 'Afternoon.{afternoon}', 'Evening.{evening}', 'Bed.{bedtime}', 'Hello.'],
    },
  }),
  chance: createChance(1, 'say'),
  position: (city: string) => ({ lat: 40, lng: LONGITUDES[city] ?? 0 }),
  speakers: {
    canSpeak: () => true,
    writer: () => ({ voice: 'warm', kind: 'walker', language: 'en', keepsLanguage: false }),
  },
  until: Date.UTC(2030, 0, 1),
} as unknown as Talk;

test.each([
  { city: 'London', hour: 7, greetings: ['Hello.', 'Morning.'] },
  { city: 'London', hour: 14, greetings: ['Afternoon.', 'Hello.'] },
  { city: 'London', hour: 22, greetings: ['Bed.', 'Evening.', 'Hello.'] },
  { city: 'Tokyo', hour: 22, greetings: ['Hello.', 'Morning.'] },
  { city: 'San Francisco', hour: 7, greetings: ['Bed.', 'Hello.'] },
])('in $city at $hour h UTC people write $greetings', ({ city, hour, greetings }) => {
  const texts = Array.from({ length: 60 }, () => {
    const post = say(talk, emptyThread(), {
      author: { city, accountType: 'player' } as Player,
      part: 'hi.post',
      topic: 'end',
      facts: {},
      after: MIDNIGHT + hour * HOUR,
      isNeeded: true,
      isOnTime: true,
    });
    return post?.text;
  });

  expect([...new Set(texts)].sort()).toEqual(greetings);
});

function emptyThread(): Draft {
  return { language: 'en', used: createUsed(), said: createSaid(), posts: [] } as unknown as Draft;
}
