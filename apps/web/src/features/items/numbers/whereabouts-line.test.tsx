import type { Item } from '@wallabee/contract/items/item';
import { type Located, whereaboutsParts } from '@wallabee/contract/items/whereabouts';
import { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WhereaboutsLine } from './whereabouts-line.tsx';

const juniper = { id: PlayerId.parse(7), name: 'Juniper Vale', image_url: '' };
const harbour = { id: PlaceId.parse(3), name: 'The Harbour', image_url: '' };
const lens = {
  item_id: ItemId.parse(9),
  item_type_id: ItemTypeId.parse(817),
  number: 12_604,
  name: 'Great Lens',
};
const byJuniper = '<a href="/tools/profile/7/bio">Juniper Vale</a>';
const atTheHarbour = '<a href="/tools/place/3">The Harbour</a>';

test.each([
  { location: 'saved', with: { user: juniper }, line: `Saved by ${byJuniper}` },
  { location: 'lockbox', with: { user: juniper }, line: `In the LOCKBOX of ${byJuniper}` },
  { location: 'pouch', with: { user: juniper }, line: `In the POUCH of ${byJuniper}` },
  {
    location: 'dropped',
    with: { user: juniper, place: harbour },
    line: `Is LOCKED by ${byJuniper} at ${atTheHarbour}`,
  },
  { location: 'dropped', with: { place: harbour }, line: `Is DROPPED at ${atTheHarbour}` },
  {
    location: 'mixed',
    with: { used_in: lens },
    line: 'Used to CREATE or ADD to <a href="/tools/item/817/num/12604">Great Lens #12,604</a>',
  },
  { location: 'mixed', with: {}, line: 'Item Destroyed' },
  { location: 'destroyed', with: {}, line: 'Item Destroyed' },
  { location: 'mixing_pool', with: {}, line: 'Can be found in The Mixerpool' },
  { location: 'unique_pool', with: {}, line: 'Can be found in The Unique Pool' },
  { location: 'limbo', with: {}, line: 'Can be found in Limbo' },
  { location: 'recycle_center', with: {}, line: 'Can be found in The Recycle Center' },
] as const)(
  '[NU-03] $location says where it is and links the names: $line',
  ({ location, with: facts, line }) => {
    expect(rendered(located(location, facts))).toBe(line);
  },
);

test('[NU-02] a number that does not exist yet is reported', () => {
  expect(rendered(null)).toBe('Item has not been created yet!');
});

function located(location: Item['location'], facts: Partial<Located>): Located {
  return { location, status: 'DEFAULT', user: null, place: null, used_in: null, ...facts };
}

function rendered(item: Located | null): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WhereaboutsLine parts={whereaboutsParts(item)} />
    </MemoryRouter>,
  );
  return html.replaceAll(/ data-[\w-]+="\w*"/g, '');
}
