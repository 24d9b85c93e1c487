import { PlaceId, type PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import {
  aLife,
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

const TAVEUNI = PlaceId.parse(4);
const LAU = PlaceId.parse(5);
const CAIRO = PlaceId.parse(6);
const FAR_PLACES = new Map([
  ...PLACES,
  [TAVEUNI, { name: 'Taveuni', city: 'Matei', lat: -17, lng: 179 }],
  [LAU, { name: 'Lau', city: 'Lomaloma', lat: -17.3, lng: -178 }],
  [CAIRO, { name: 'Gezira', city: 'Cairo', lat: 30.05, lng: 31.22 }],
]);

test('[TM-01] hands that had the item before are familiar', () => {
  const titles = titlesOf([
    { type: 'itemfound', at: '2020-01-01T00:00', holder_id: PIM },
    traded('2020-02-01T00:00', [PIM, WREN]),
    traded('2020-03-01T00:00', [WREN, PIM]),
    traded('2020-04-01T00:00', [PIM, OONA]),
  ]);

  expect(titles).toEqual(['Found', 'Came in a trade', 'In familiar hands', 'In a pouch, for now']);
});

test.each([
  { from: VONDELPARK, to: PORTOBELLO, title: 'Carried west' },
  { from: PARLIAMENT_HILL, to: PORTOBELLO, title: 'Carried north' },
  { from: PORTOBELLO, to: PARLIAMENT_HILL, title: 'Carried south' },
  { from: TAVEUNI, to: LAU, title: 'Carried east' },
  { from: LAU, to: TAVEUNI, title: 'Carried west' },
  { from: VONDELPARK, to: CAIRO, title: 'A long way' },
])('[TM-01] the way from $from to $to is “$title”', ({ from, to, title }) => {
  const titles = titlesOf([
    { type: 'itempurchased', at: '2020-01-01T00:00', holder_id: PIM },
    { type: 'itemdropped', at: '2020-02-01T00:00', user_id: PIM, place_id: from, location: 'dropped' },
    { type: 'itempickedup', at: '2020-03-01T00:00', holder_id: WREN, place_id: from },
    { type: 'itemdropped', at: '2020-04-01T00:00', user_id: WREN, place_id: to, location: 'dropped' },
    { type: 'itempickedup', at: '2020-05-01T00:00', holder_id: OONA, place_id: to },
  ]);

  expect(titles[1]).toBe(title);
});

test.each([
  { until: '2020-02-02T00:00', title: 'One day only' },
  { until: '2020-02-02T00:01', title: 'A short stay' },
  { until: '2020-02-08T00:00', title: 'A short stay' },
  { until: '2020-02-08T00:01', title: 'Came in a trade' },
])('[TM-01] from the first of February until $until is “$title”', ({ until, title }) => {
  const titles = titlesOf([
    { type: 'itemfound', at: '2020-01-01T00:00', holder_id: PIM },
    traded('2020-02-01T00:00', [PIM, WREN]),
    traded(until, [WREN, OONA]),
  ]);

  expect(titles[1]).toBe(title);
});

test('[TM-01] no title comes twice while another fits', () => {
  const titles = titlesOf([
    { type: 'itemfound', at: '2020-01-01T00:00', holder_id: PIM },
    traded('2020-02-01T00:00', [PIM, WREN]),
    traded('2020-02-01T06:00', [WREN, OONA]),
    traded('2020-02-01T12:00', [OONA, WREN]),
    traded('2020-02-01T18:00', [WREN, PIM]),
  ]);

  expect(titles).toEqual([
    'Found',
    'One day only',
    'Came in a trade',
    'In familiar hands',
    'In a pouch, for now',
  ]);
});

type EventFacts = Parameters<typeof aLife>[0][number];

function traded(at: string, [from, to]: readonly [PlayerId, PlayerId]): EventFacts {
  return { type: 'itemtraded', at, user_id: from, gift_user_id: to, holder_id: to };
}

function titlesOf(events: readonly EventFacts[]): string[] {
  const life = { ...aLife(events), places: FAR_PLACES };
  return journeyOf(life, NAMES).chapters.map(({ title }) => title);
}
