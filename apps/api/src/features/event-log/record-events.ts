import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { Catalogue, CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { Follower } from '../world/world.public.ts';
import { type EventRow, insertEvents } from './event-log.queries.ts';
import { type Happening, happeningsOf } from './happenings.ts';

/** Writes what all actions do into the event log, in its transaction. */
export function recordEvents(catalogue: CatalogueHolder): Follower {
  return async (trx, done, now) => {
    const current = catalogue.current();
    const at = now.toISOString();
    const rows = done.flatMap(({ action, applied, before }) => [
      ...happeningsOf(action, applied, before).flatMap((happening) => toRow(happening, current, at)),
      ...applied.completed.map((completion) => toSetRow(completion, current, at)),
    ]);
    if (rows.length > 0) await insertEvents(trx, rows, now);
  };
}

function toRow(happening: Happening, { items }: Catalogue, at: string): EventRow[] {
  const { kind, item, actor, from, to } = happening;
  const { item_id, item_type_id, number } = item;
  const type = items.get(item_type_id);
  const name = type?.name ?? '';
  const row = { kind, item_id, item_type_id, has_facts: happening.isRepeated !== true };
  // Whatever happens to a hidden item is its history, which is shown to nobody, but for the number.
  if (type && isUndiscovered(type)) return kind === 'new_item' ? [{ ...row, ...hidden(item) }] : [];
  const url = `/tools/item/${item_type_id}/num/${number}`;
  return [
    {
      ...row,
      is_hidden: false,
      player_ids: eachOnce([actor, from, to]),
      data: {
        item_id,
        item_type_id,
        name,
        number,
        class: prestigeOf(number),
        url,
        at,
        ...details(happening),
      },
      player_id: actor,
      from_id: from,
      to_id: to,
      place_id: happening.place,
    },
  ];
}

function hidden({ item_type_id, number }: Happening['item']) {
  const data = { item_type_id, number };
  return {
    is_hidden: true,
    player_ids: [],
    data,
    player_id: null,
    from_id: null,
    to_id: null,
    place_id: null,
  };
}

/** What only this kind of events has. */
function details({ kind, what, price, item }: Happening): object {
  if (kind === 'new_item') return { how: what };
  if (kind === 'market') return { what, price };
  if (kind === 'place') return { what, is_there: item.location === 'dropped' };
  return { what };
}

function toSetRow(
  { player_id, set_id, number }: AppliedChanges['completed'][number],
  { sets }: Catalogue,
  at: string,
): EventRow {
  const set = { id: set_id, name: sets.get(set_id)?.name ?? '' };
  return {
    kind: 'set',
    item_id: null,
    item_type_id: null,
    has_facts: false,
    is_hidden: false,
    player_ids: [player_id],
    data: { set, number, url: `/tools/sets/${set_id}`, at },
    player_id,
    from_id: null,
    to_id: null,
    place_id: null,
  };
}

function eachOnce(ids: readonly (PlayerId | null)[]): PlayerId[] {
  return [...new Set(ids)].filter((id) => id !== null);
}
