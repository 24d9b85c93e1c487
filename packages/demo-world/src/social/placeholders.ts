import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { ItemType } from '@wallabee/game/state/item-type';
import type { Chance } from '@wallabee/simulated-players/chance';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Place } from '../play/atlas.ts';
import type { Player } from '../players/player.ts';
import type { People } from './people.ts';

/** The values of the placeholders of one thread or conversation. */
export interface Subject {
  readonly itemTypeId: ItemTypeId;
  fill(text: string): string;
  fillHtml(html: string): string;
}

export type SubjectDrawer = (
  at: Instant,
  options: { about?: ItemType; speakers: readonly Player[] },
) => Subject;

export function createSubjectDrawer(options: {
  catalogue: Catalogue;
  places: readonly Place[];
  people: People;
  chance: Chance;
}): SubjectDrawer {
  const { catalogue, places, people, chance } = options;
  const inSets = catalogue.items
    .filter((item) => item.released_at !== null && isOrdinarySet(item.set_id))
    .map((item) => ({ item, releasedAt: Date.parse(item.released_at ?? '') }))
    .sort((a, b) => a.releasedAt - b.releasedAt || a.item.id - b.item.id);
  const bySet = new Map(
    catalogue.sets.map((set) => [
      set.id,
      catalogue.items.filter((item) => item.set_id === set.id && item.released_at),
    ]),
  );
  const setNames = new Map(catalogue.sets.map(({ id, name }) => [id, name]));

  return (at, { about, speakers }) => {
    const item = about ?? chance.pick(releasedBy(inSets, at))?.item ?? inSets[0]?.item;
    if (!item) throw new Error('The catalogue has no released item.');
    const others = (bySet.get(item.set_id) ?? []).filter(({ id }) => id !== item.id);
    const values: Record<string, string> = {
      item: item.name,
      item2: chance.pick(others)?.name ?? item.name,
      set: setNames.get(item.set_id) ?? '',
      number: drawNumber(chance),
      player: people.speaker(at, speakers).name,
      place: chance.pick(places)?.name ?? '',
    };
    return {
      itemTypeId: item.id,
      fill: (text) => filled(text, values),
      fillHtml: (html) => filled(html, values, escaped),
    };
  };
}

/** The list is ordered by release date. */
function releasedBy<Entry extends { releasedAt: Instant }>(
  list: readonly Entry[],
  at: Instant,
): readonly Entry[] {
  const firstLater = list.findIndex(({ releasedAt }) => releasedAt > at);
  return firstLater < 0 ? list : list.slice(0, firstLater);
}

function filled(text: string, values: Record<string, string>, asWritten = (value: string) => value): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => asWritten(values[name] ?? placeholder));
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function drawNumber(chance: Chance): string {
  const drawn = [
    chance.between(2, 99),
    chance.between(100, 999),
    111 * chance.between(1, 9),
    1001 * chance.between(1, 9),
  ];
  return formatNumber(chance.pick(drawn) ?? 7);
}
