import type { HistoryItem } from '@wallabee/contract/items/history';
import { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { StepLine } from './step-line.tsx';

const lens: HistoryItem = {
  item_id: ItemId.parse(1),
  item_type_id: ItemTypeId.parse(553),
  name: 'Great Lens',
  number: 12,
  image_url: '',
  image_key: '',
  set_name: 'Lighthouses',
  set_image: '',
  hue: 40,
};

test.each([
  { item: lens, label: 'Used Up', link: true },
  { item: null, label: 'Created', link: false },
])('[TM-01] the step of a mix is called $label', ({ item, label, link }) => {
  const page = rendered(item);

  expect(page).toContain(`<strong>${label}</strong>`);
  expect(page.includes('href="/tools/item/553/num/12"')).toBe(link);
});

function rendered(item: HistoryItem | null) {
  const created_at = '2022-11-02T09:41:00.000Z';
  const event = { history_id: 1, type: 'itemcreated', created_at, place: null, player: null, item } as const;
  const step = { kind: 'event', from: created_at, to: created_at, stop: null, events: [event] } as const;
  return renderToStaticMarkup(
    <MemoryRouter>
      <StepLine step={{ ...step, events: [event] }} at={undefined} isNow={false} asOf={created_at} />
    </MemoryRouter>,
  );
}
