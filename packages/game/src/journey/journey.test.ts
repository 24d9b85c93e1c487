import { PlaceId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import {
  aLife,
  GOOSE,
  NAMES,
  OONA,
  PARLIAMENT_HILL,
  PIM,
  PLACES,
  PORTOBELLO,
  VONDELPARK,
  WREN,
} from './journey.fixture.ts';
import { journeyOf } from './journey.ts';
import { spanWords } from './span.ts';

const goose = journeyOf(GOOSE, NAMES);
const at = (text: string) => Date.parse(`${text}Z`);

test('[TM-01] stops are visits to places in the order of time; a trade is none', () => {
  expect(goose.stops.map(({ number, place_id }) => [number, place_id])).toEqual([
    [1, VONDELPARK],
    [2, PARLIAMENT_HILL],
    [3, PORTOBELLO],
    [4, VONDELPARK],
  ]);
});

test('[TM-01] a leg is carried, or changed hands on the way, and is as long as the great circle', () => {
  expect(goose.legs.map(({ to, kind, metres }) => [to, kind, Math.round(metres / 1_000)])).toEqual([
    [2, 'carried', 356],
    [3, 'carried', 526],
    [4, 'traded', 655],
  ]);
});

test('[TM-01] a chapter is one pair of hands, until the next player has it', () => {
  expect(goose.chapters.map(({ holder_id, from, to }) => [holder_id, from, to])).toEqual([
    [PIM, at('2016-09-09T07:12'), at('2017-04-02T09:03')],
    [WREN, at('2017-04-02T09:03'), at('2019-06-13T21:48')],
    [OONA, at('2019-06-13T21:48'), at('2023-07-02T12:00')],
    [PIM, at('2023-07-02T12:00'), null],
  ]);
});

test('[TM-01] quiet steps fold, and a rest of over a year has a step of its own', () => {
  expect(goose.chapters.map(({ steps }) => steps.map((step) => stepName(step)))).toEqual([
    ['itemfound', '2 quiet', 'itemdropped'],
    ['itempickedup', 'rest', 'itemdropped', 'itempickedup'],
    ['itemtraded', 'itemvault', 'rest', 'itemunvault', 'itemdropped'],
    ['itempickedup', 'itemvault', 'rest'],
  ]);
});

test('[TM-01] the figures are those of the history', () => {
  const { metres, ...figures } = goose.figures;

  expect(Math.round(metres / 1_000)).toBe(1_536);
  expect(figures).toEqual({
    from: at('2016-09-09T07:12'),
    to: null,
    hands: 3,
    cities: 3,
    longest_rest: {
      from: at('2019-06-13T21:50'),
      to: at('2023-07-01T10:00'),
      holder_id: OONA,
      place_id: null,
    },
  });
});

test('[TM-01] two places in one city are one city', () => {
  const oosterpark = PlaceId.parse(4);
  const places = new Map([
    ...PLACES,
    [oosterpark, { name: 'Oosterpark', city: 'Amsterdam', lat: 52.36, lng: 4.92 }],
  ]);
  const life = aLife([
    { type: 'itemfound', at: '2020-01-05T00:00', holder_id: PIM, place_id: VONDELPARK },
    {
      type: 'itemdropped',
      at: '2020-02-05T00:00',
      user_id: PIM,
      place_id: oosterpark,
      location: 'dropped',
    },
  ]);

  const { stops, figures, opening } = journeyOf({ ...life, places }, NAMES);

  expect([stops.length, figures.cities]).toEqual([2, 1]);
  expect(opening).not.toContain('cities');
});

test('[TM-01] what happens at a place within a day is one stop, and a later event there is another', () => {
  const life = aLife([
    { type: 'itemfound', at: '2020-01-05T00:00', holder_id: PIM, place_id: VONDELPARK },
    {
      type: 'itemswappedplace',
      at: '2020-01-06T00:00',
      holder_id: WREN,
      place_id: VONDELPARK,
    },
    { type: 'itempickedup', at: '2020-01-07T00:01', holder_id: PIM, place_id: VONDELPARK },
  ]);

  expect(journeyOf(life, NAMES).stops.map(({ first, last }) => [first, last])).toEqual([
    [0, 1],
    [2, 2],
  ]);
});

test('[TM-01] a chapter begins with a step of its own, a quiet one too', () => {
  const life = aLife(
    [
      { type: 'itemvault', at: '2020-01-05T00:00', holder_id: PIM, location: 'saved' },
      { type: 'itemunvault', at: '2020-01-06T00:00', holder_id: PIM },
    ],
    '2020-02-01T00:00:00Z',
  );

  expect(journeyOf(life, NAMES).chapters[0]?.steps.map(stepName)).toEqual(['itemvault', 'itemunvault']);
});

test('[TM-01] titles and the opening sentence say what is known', () => {
  expect(goose.chapters.map(({ title }) => title)).toEqual([
    'Found in Amsterdam',
    'A year and more of rest',
    'The long rest',
    'Home, for now',
  ]);
  expect(goose.opening).toBe(
    'Found in Amsterdam in September 2016, seen in 3 cities, at rest for 4 years with Oona Marsh, and with Pim Larkin since July 2023.',
  );
});

test.each([
  {
    what: 'one pouch',
    events: [{ type: 'itempurchased', at: '2020-01-05T00:00', holder_id: PIM }],
    opening: 'Bought in a store in January 2020, and with Pim Larkin ever since.',
    title: 'Bought in a store',
  },
  {
    what: 'a place where it lies',
    events: [
      { type: 'itemcreated', at: '2020-01-05T00:00', holder_id: PIM },
      {
        type: 'itemdropped',
        at: '2020-02-05T00:00',
        user_id: PIM,
        place_id: PORTOBELLO,
        location: 'dropped',
      },
    ],
    opening: 'Made from two others in January 2020, and lying at Portobello Beach since February 2020.',
    title: 'Made from two others',
  },
  {
    what: 'the Recycle Center',
    events: [
      { type: 'itemgifted', at: '2020-01-05T00:00', holder_id: WREN },
      { type: 'itemrecycled', at: '2020-02-05T00:00', user_id: WREN, location: 'recycle_center' },
    ],
    opening: 'Given as a gift in January 2020, and recycled in February 2020.',
    title: 'To the Recycle Center',
  },
  {
    what: 'the game',
    events: [
      { type: 'chestopened', at: '2020-01-05T00:00', holder_id: WREN },
      { type: 'itemwalladrone', at: '2020-02-05T00:00', user_id: WREN, location: 'mixing_pool' },
    ],
    opening: 'Out of a chest in January 2020, and back with the game since February 2020.',
    title: 'Waiting in the Mixerpool',
  },
] as const)('[TM-01] a life that leads to $what', ({ events, opening, title }) => {
  const journey = journeyOf(aLife(events), NAMES);

  expect(journey.opening).toBe(opening);
  expect(journey.chapters.at(-1)?.title).toBe(title);
});

test.each([
  ['2016-09-09T07:12', '2026-11-18T12:00', '10 years 2 months'],
  ['2020-02-29T00:00', '2021-02-28T00:00', '11 months'],
  ['2020-01-31T00:00', '2021-01-31T00:00', '1 year'],
  ['2020-01-31T12:00', '2020-02-29T11:00', '28 days'],
  ['2020-01-01T00:00', '2020-01-02T00:00', '1 day'],
  ['2020-01-01T00:00', '2020-01-01T05:59', '5 hours'],
  ['2020-01-01T00:00', '2020-01-01T00:59', 'less than an hour'],
])('from %s to %s are %s', (from, to, words) => {
  expect(spanWords(at(from), at(to))).toBe(words);
});

function stepName(step: (typeof goose.chapters)[number]['steps'][number]) {
  if (step.kind === 'rest') return 'rest';
  return step.kind === 'quiet' ? `${step.events.length} quiet` : step.events[0].type;
}
