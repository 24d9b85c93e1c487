import type { HistoryEntry, HistoryItem } from '@wallabee/contract/items/history';
import { HISTORY_EVENT_TYPES } from '@wallabee/contract/items/history-event-type';
import { labelledHistory } from '@wallabee/contract/items/history-rules';
import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { HistoryTimeline } from './history-timeline.tsx';

const lens = anItem(1, 'Great Lens');
const key = anItem(2, 'Lamp Room Key');
const glass = anItem(3, 'Storm Glass');
const juniper = { id: PlayerId.parse(7), name: 'Juniper Vale', image_url: '', image_key: '' };
const mo = { user_id: PlayerId.parse(8), username: 'mossy_owl', name: 'Mo', image_url: '', image_key: '' };

test.each([
  { types: ['itemvault'], label: 'Saved' },
  { types: ['itemunvault'], label: 'Moved' },
  { types: ['itemswappedvault', 'itemswappedplace'], label: 'Swapped' },
  { types: ['itemtraded'], label: 'Traded' },
  { types: ['itempickedup'], label: 'Picked Up' },
  { types: ['itemfound'], label: 'Found' },
  { types: ['mysteryboxopened', 'chestopened', 'grabbagopened'], label: 'Opened' },
  { types: ['itemgifted'], label: 'Gifted' },
  { types: ['itemwalladrone'], label: 'Returned by a drone' },
  { types: ['itemunlockboxed'], label: 'Moved from lock box' },
  { types: ['itemlockboxed'], label: 'Stashed' },
  { types: ['itemdropped'], label: 'Dropped' },
  { types: ['itempurchased', 'marketpurchase'], label: 'Purchased' },
  { types: ['marketsold'], label: 'Sold' },
  { types: ['itemrecycled'], label: 'Recycled' },
  { types: ['itemcreated'], label: 'Created' },
])('[HI-01] $types are called $label, with date, player and item number', ({ types, label }) => {
  for (const type of types) {
    const page = rendered([anEntry({ type })]);

    expect(page).toContain(`<h3>${label}</h3>`);
    expect(page).toContain('2 Nov 2022, 09:41 UTC');
    expect(page).toContain('href="/tools/profile/7/bio"');
    expect(page).toContain('#1,204');
    expect(page).not.toContain('Great Lens');
  }
});

test('[HI-01] a mix shows both items and the new one in order', () => {
  const page = rendered([
    anEntry({ type: 'itemcreated', primary_item: lens, secondary_item: key, tertiary_item: glass }),
  ]);

  expect(spokenText(page)).toMatch(/Lamp Room Key.*and.*Storm Glass.*becomes.*Great Lens/);
});

test('[HI-01] a gift names both players, and the game where there is no recipient', () => {
  expect(spokenText(rendered([anEntry({ type: 'itemgifted', gift_user: mo })]))).toMatch(
    /Juniper Vale.*to.*Mo/,
  );

  const fromTheGame = rendered([anEntry({ type: 'itemgifted' })]);

  expect(spokenText(fromTheGame)).toMatch(/WallaBee.*to.*Juniper Vale/);
  expect(fromTheGame).toContain('src="/favicon.svg"');
});

test('[HI-01] a place is named and linked', () => {
  const place = { id: PlaceId.parse(3), name: 'The Harbour', image_url: '' };

  expect(rendered([anEntry({ type: 'itemdropped', place })])).toContain('href="/tools/place/3"');
});

const harbour = { id: PlaceId.parse(3), name: 'The Harbour', image_url: '' };
const other = { ...juniper, id: PlayerId.parse(9) };
const drone = (facts: Partial<HistoryEntry> = {}) => anEntry({ type: 'itemwalladrone', ...facts });

test.each([
  { what: 'an account', entries: [drone()], location: 'limbo', to: 'into the game' },
  { what: 'a place', entries: [drone({ place: harbour })], location: 'pouch', to: 'to its owner' },
  {
    what: 'a place, of a closed account',
    entries: [drone({ place: harbour })],
    location: 'mixing_pool',
    to: 'into the game',
  },
  {
    what: 'a place, and its owner went on with it',
    entries: [anEntry({ type: 'itemvault', history_id: 2 }), drone({ place: harbour })],
    location: 'saved',
    to: 'to its owner',
  },
  {
    what: 'a place, and somebody else has it now',
    entries: [anEntry({ type: 'itemvault', history_id: 2, user: other }), drone({ place: harbour })],
    location: 'saved',
    to: 'into the game',
  },
] as const)('[HI-01] a drone that returned it from $what says why', ({ entries, location, to }) => {
  const page = rendered([...entries], location);

  expect(page.match(/to its owner|into the game/g)).toEqual([to]);
});

test('[HI-02] an unknown type is skipped', () => {
  const page = rendered([anEntry({ type: 'itemturnedintoafrog' }), anEntry({ type: 'itemvault' })]);

  expect(page.match(/<article/g)).toHaveLength(1);
});

test('every type has its own icon', () => {
  const page = rendered(HISTORY_EVENT_TYPES.map((type, place) => anEntry({ type, history_id: place })));

  expect(page.match(/<article/g)).toHaveLength(HISTORY_EVENT_TYPES.length);
});

function rendered(entries: HistoryEntry[], location: ItemLocation = 'pouch'): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <HistoryTimeline events={labelledHistory(entries, location)} itemId={lens.item_id} />
    </MemoryRouter>,
  );
}

/** As a screen reader reads it: the text and the labels of the signs. */
function spokenText(page: string): string {
  return page.replaceAll(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ').replaceAll(/<[^>]*>/g, ' ');
}

function anEntry(facts: Partial<HistoryEntry> & { type: string }): HistoryEntry {
  return {
    history_id: 1,
    created_at: '2022-11-02T09:41:00Z',
    user: juniper,
    place: null,
    primary_item: lens,
    secondary_item: null,
    tertiary_item: null,
    gift_user: null,
    digest: null,
    ...facts,
  };
}

function anItem(id: number, name: string): HistoryItem {
  return {
    item_id: ItemId.parse(id),
    item_type_id: ItemTypeId.parse(816 + id),
    number: 1_204,
    name,
    set_name: "The Keeper's Lighthouse",
    set_image: '',
    hue: 252,
    image_url: '',
    image_key: 'k',
  };
}
