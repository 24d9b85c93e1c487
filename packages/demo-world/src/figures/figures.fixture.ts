import type { Catalogue, CatalogueItem } from '../catalogue/catalogue.ts';
import type { WorldRows, WorldTable } from '../world-rows.ts';
import type { WorldKind } from '../world-size.ts';
import type { Figure } from './figure.ts';
import { measureWorld } from './measure-world.ts';
import { createRecordedWorld, recordBatch } from './recorded-world.ts';
import type { FigureName } from './wanted-figures.ts';

export const UNTIL = Date.UTC(2026, 5, 1);

/** Rows by table, in any order; each may leave out what does not matter. */
export type SomeRows = { [Table in WorldTable]?: Partial<WorldRows[Table]>[] };

export interface Sample {
  kind?: WorldKind;
  types?: Partial<Record<keyof CatalogueItem, unknown>>[];
  sets?: { id: number; created_at: string }[];
  pictureOf?: (type: CatalogueItem) => string | null;
  rows?: SomeRows;
}

export function figureOf(name: FigureName, { kind = 'demo', rows = {}, ...sample }: Sample): Figure {
  const world = createRecordedWorld();
  for (const [table, some] of Object.entries(rows)) {
    const whole = some.map((row) => ({ ...DEFAULTS[table as WorldTable], ...row }));
    recordBatch(world, { table, rows: whole } as Parameters<typeof recordBatch>[1]);
  }
  const { pictureOf = iconAndAccent } = sample;
  const catalogue = catalogueOf(sample);
  const figures = measureWorld(world, { kind, until: UNTIL, catalogue, pictureOf });
  const figure = figures.find((each) => each.name === name);
  if (!figure) throw new Error(`There is no figure called ${name}.`);
  return figure;
}

/** Samples lack most of what a drawing is composed from. */
function iconAndAccent({ icon, accent }: CatalogueItem): string | null {
  return icon && [icon, accent].filter(Boolean).join(' + ');
}

const LONG_AGO = '2013-01-01T00:00:00.000Z';

const DEFAULTS: { [Table in WorldTable]?: Partial<WorldRows[Table]> } = {
  player: { name: 'Nobody', username: 'nobody', bio: '', created_at: LONG_AGO, last_active_at: LONG_AGO },
  item: { item_type_id: 1, number: 1, location: 'pouch', is_locked: false, user_id: null, place_id: null },
  forum_post: { author_id: 1, text: 'Hello', quoted_post_id: null, created_at: LONG_AGO },
  message: { sender_id: 1, text: 'Hello', created_at: LONG_AGO },
  history: { created_at: LONG_AGO, user_id: 1, secondary_item_id: null, tertiary_item_id: null },
  set_completion: { player_id: 1, number: 1, completed_at: LONG_AGO },
};

function catalogueOf({ types = [], sets = [] }: Sample): Catalogue {
  const items = types.map((type) => ({
    set_id: 1,
    name: `Type ${type.id}`,
    role: null,
    released_at: LONG_AGO,
    is_retired: false,
    categories: [],
    icon: null,
    accent: null,
    ...type,
  }));
  return { items, sets, achievements: [] } as unknown as Catalogue;
}

/** Every row of an event of the history. */
export function eventRows(event: Partial<WorldRows['history']>): Partial<WorldRows['history']>[] {
  const { primary_item_id, secondary_item_id, tertiary_item_id } = event;
  return [primary_item_id, secondary_item_id, tertiary_item_id].flatMap((item_id) =>
    item_id === undefined || item_id === null ? [] : [{ ...event, item_id }],
  );
}

export function daysBefore(days: number): string {
  return new Date(UNTIL - days * 86_400_000).toISOString();
}

export function times<Row>(count: number, make: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
