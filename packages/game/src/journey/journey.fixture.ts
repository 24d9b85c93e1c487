import { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Life, LifeEvent, LifePlace } from './life.ts';

export const PIM = PlayerId.parse(1);
export const WREN = PlayerId.parse(2);
export const OONA = PlayerId.parse(3);
export const NAMES = new Map([
  [PIM, 'Pim Larkin'],
  [WREN, 'Wren Castle'],
  [OONA, 'Oona Marsh'],
]);

export const VONDELPARK = PlaceId.parse(1);
export const PARLIAMENT_HILL = PlaceId.parse(2);
export const PORTOBELLO = PlaceId.parse(3);
export const PLACES = new Map<PlaceId, LifePlace>([
  [VONDELPARK, { name: 'Vondelpark', city: 'Amsterdam', lat: 52.358, lng: 4.868 }],
  [PARLIAMENT_HILL, { name: 'Parliament Hill', city: 'London', lat: 51.5596, lng: -0.1596 }],
  [PORTOBELLO, { name: 'Portobello Beach', city: 'Edinburgh', lat: 55.955, lng: -3.109 }],
]);

type EventFacts = Partial<Omit<LifeEvent, 'created_at'>> & Pick<LifeEvent, 'type'> & { at: string };

/** Events in the order of time; without a location the holder has it in the pouch. */
export function aLife(events: readonly EventFacts[], now = '2026-11-18T12:00:00Z'): Life {
  return {
    events: events.map(({ at, ...event }, index) => ({
      history_id: index + 1,
      user_id: event.holder_id ?? null,
      gift_user_id: null,
      place_id: null,
      location: 'pouch',
      holder_id: null,
      ...event,
      created_at: Date.parse(`${at}Z`),
    })),
    places: PLACES,
    now: Date.parse(now),
  };
}

/** Found by Pim, left for Wren, carried north, and traded to Oona, who has saved it. */
export const GOOSE = aLife([
  { type: 'itemfound', at: '2016-09-09T07:12', holder_id: PIM, place_id: VONDELPARK },
  { type: 'itemvault', at: '2016-09-09T08:00', holder_id: PIM, location: 'saved' },
  { type: 'itemunvault', at: '2016-09-14T08:00', holder_id: PIM },
  {
    type: 'itemdropped',
    at: '2017-03-12T16:40',
    user_id: PIM,
    place_id: PARLIAMENT_HILL,
    location: 'dropped',
  },
  { type: 'itempickedup', at: '2017-04-02T09:03', holder_id: WREN, place_id: PARLIAMENT_HILL },
  { type: 'itemdropped', at: '2018-07-19T11:20', user_id: WREN, place_id: PORTOBELLO, location: 'dropped' },
  { type: 'itempickedup', at: '2018-07-19T11:31', holder_id: WREN, place_id: PORTOBELLO },
  { type: 'itemtraded', at: '2019-06-13T21:48', user_id: WREN, gift_user_id: OONA, holder_id: OONA },
  { type: 'itemvault', at: '2019-06-13T21:50', holder_id: OONA, location: 'saved' },
  { type: 'itemunvault', at: '2023-07-01T10:00', holder_id: OONA },
  { type: 'itemdropped', at: '2023-07-02T10:00', user_id: OONA, place_id: VONDELPARK, location: 'dropped' },
  { type: 'itempickedup', at: '2023-07-02T12:00', holder_id: PIM, place_id: VONDELPARK },
  { type: 'itemvault', at: '2023-07-02T12:30', holder_id: PIM, location: 'saved' },
]);
