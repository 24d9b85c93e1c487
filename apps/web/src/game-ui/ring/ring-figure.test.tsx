import { ItemId, ItemTypeId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RingFigure, type RingSeat } from './ring-figure.tsx';

test('a proposed ring is read in giving order, from the player who looks', () => {
  const members = [
    aSeat({ name: 'Ada', item: 'Wet Tuesday', number: 2_310, agreed: false }),
    aSeat({ name: 'Aino', item: 'Red Shoe', number: 504, agreed: true }),
    aSeat({ name: 'Nia D', item: 'Storm Glass', number: 12, agreed: true }),
  ];

  expect(words(<RingFigure members={members} hub="#12" isProposed />)).toEqual([
    'You, have not agreed yet, give Wet Tuesday, number 2,310, to Aino.',
    'Aino, has agreed, gives Red Shoe, number 504, to Nia D.',
    'Nia D, has agreed, gives Storm Glass, number 12, to you.',
  ]);
});

test('a found ring shows no marks', () => {
  const members = [
    aSeat({ name: 'Ada', item: 'Wet Tuesday', number: 2_310 }),
    aSeat({ name: 'Aino', item: 'Red Shoe', number: 504 }),
  ];

  expect(words(<RingFigure members={members} hub="#504" />)).toEqual([
    'You give Wet Tuesday, number 2,310, to Aino.',
    'Aino gives Red Shoe, number 504, to you.',
  ]);
  expect(html(<RingFigure members={members} hub="#504" />)).not.toContain('data-mark');
});

test('an item that has gone stays in the drawing', () => {
  const members = [
    aSeat({ name: 'Ada', item: 'Wet Tuesday', number: 2_310, agreed: true }),
    aSeat({ name: 'Aino', item: 'Red Shoe', number: 504, agreed: true, isGone: true }),
  ];

  expect(words(<RingFigure members={members} hub="Broken" isProposed />)[1]).toBe(
    'Aino, the item has gone, gives Red Shoe, number 504, to you.',
  );
  expect(html(<RingFigure members={members} hub="Broken" isProposed />)).toContain(
    'aria-label="Broken swap ring of two"',
  );
});

test('only the plates are links, in ring order', () => {
  const members = [
    aSeat({ name: 'Ada', item: 'Wet Tuesday', number: 2_310 }),
    aSeat({ name: 'Aino', item: 'Red Shoe', number: 504 }),
  ];

  expect(
    [...html(<RingFigure members={members} hub="" />).matchAll(/href="([^"]*)"/g)].map(([, to]) => to),
  ).toEqual(['/tools/item/109/num/2310', '/tools/item/109/num/504']);
});

test('no inline style, which the Content-Security-Policy forbids', () => {
  const members = [
    aSeat({ name: 'Ada', item: 'Wet Tuesday', number: 2_310 }),
    aSeat({ name: 'Aino', item: 'Red Shoe', number: 504 }),
  ];

  expect(html(<RingFigure members={members} hub="" />)).not.toContain('style=');
});

function html(figure: React.ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{figure}</MemoryRouter>);
}

/** As a screen reader has it: without what is hidden from it. */
function words(figure: React.ReactNode): string[] {
  const spoken = html(figure)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<span class="[^"]*" aria-hidden="true">.*?<\/span>(<\/span>)?/gs, '');
  return [...spoken.matchAll(/<li>(.*?)<\/li>/gs)].map(([, entry = '']) => entry.replace(/<[^>]*>/g, ''));
}

interface SampleSeat {
  name: string;
  item: string;
  number: number;
  agreed?: boolean;
  isGone?: boolean;
}

function aSeat({ name, item, number, agreed, isGone }: SampleSeat): RingSeat {
  const pictures = { hue: 40, image_key: 'k', image_url_50: '', image_url_100: '', image_url_200: '' };
  return {
    player: { id: PlayerId.parse(name.length), name, is_friend: false, ...pictures },
    gives: {
      item_id: ItemId.parse(number),
      item_type_id: ItemTypeId.parse(109),
      name: item,
      set_id: SetId.parse(40),
      set_name: 'Storms in Jars',
      number,
      class: 'qd',
      variant_id: null,
      variant_name: null,
      retired: false,
      ...pictures,
    },
    to: PlayerId.parse(1),
    saved_number: null,
    gain: { kind: 'missing', instead_of: null, set: null, query: null, is_pulled: false },
    why: '',
    ...(agreed === undefined ? {} : { agreed }),
    ...(isGone === undefined ? {} : { is_gone: isGone }),
  };
}
