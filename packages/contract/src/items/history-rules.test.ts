import { describe, expect, test } from 'vitest';
import { ItemId, ItemTypeId } from '../protocol/ids.ts';
import type { HistoryEntry } from './history.ts';
import { HISTORY_EVENT_TYPES } from './history-event-type.ts';
import { HISTORY_LABELS, labelledHistory } from './history-rules.ts';

describe('history labels [HI-01]', () => {
  const cases = [
    ['itemvault', 'Saved'],
    ['itemunvault', 'Moved'],
    ['itemswappedvault', 'Swapped'],
    ['itemswappedplace', 'Swapped'],
    ['itemtraded', 'Traded'],
    ['itempickedup', 'Picked Up'],
    ['itemfound', 'Found'],
    ['mysteryboxopened', 'Opened'],
    ['chestopened', 'Opened'],
    ['grabbagopened', 'Opened'],
    ['itemgifted', 'Gifted'],
    ['itemwalladrone', 'Returned by a drone'],
    ['itemunlockboxed', 'Moved from lock box'],
    ['itemlockboxed', 'Stashed'],
    ['itemdropped', 'Dropped'],
    ['itempurchased', 'Purchased'],
    ['marketpurchase', 'Purchased'],
    ['marketsold', 'Sold'],
    ['itemrecycled', 'Recycled'],
    ['itemcreated', 'Created'],
  ] as const;

  test.each(cases)('%s is "%s"', (type, label) => {
    expect(HISTORY_LABELS[type]).toBe(label);
    expect(labelledHistory([anEntry(type)], 'pouch')).toMatchObject([{ type, label }]);
  });

  test('every event is in the table', () => {
    expect(cases.map(([type]) => type).sort()).toEqual([...HISTORY_EVENT_TYPES].sort());
  });
});

test.each(['itemteleported', '', 'toString', '__proto__'])('an event "%s" is skipped [HI-02]', (type) => {
  expect(labelledHistory([anEntry(type), anEntry('itemfound')], 'pouch')).toMatchObject([
    { type: 'itemfound' },
  ]);
});

function anEntry(type: string): HistoryEntry {
  return {
    history_id: 1,
    type,
    created_at: '2016-03-01T10:00:00.000Z',
    user: null,
    place: null,
    digest: null,
    primary_item: {
      item_id: ItemId.parse(1),
      item_type_id: ItemTypeId.parse(1),
      number: 1,
      name: 'Fog Bell',
      set_name: '',
      set_image: '',
      hue: 0,
      image_url: '',
      image_key: '',
    },
    secondary_item: null,
    tertiary_item: null,
    gift_user: null,
  };
}
