import type {
  FormulaLine,
  HistoryLine,
  MarketLine,
  NumberLine,
  PlaceLine,
} from '@wallabee/contract/bulk/bulk-lines';
import type { EventRow, FormulaRow, MarketRow, NumberRow, PlaceRow } from './rows.queries.ts';

/** Rows come from our own tables, so they are cast instead of parsed; a test validates every line. */
export function toNumberLine(row: NumberRow, isHidden: boolean): NumberLine {
  const { item_id, item_type_id, number } = row;
  return { item_id, item_type_id, number, ...(isHidden ? HIDDEN : shownOf(row)) } as NumberLine;
}

/** The same fields as a search result of a hidden item. */
const HIDDEN = {
  variant_id: null,
  status: 'hidden',
  is_locked: false,
  owner_id: null,
  place_id: null,
  used_in_item_id: null,
  created_at: null,
  moved_at: null,
  moves: null,
  hands: null,
};

function shownOf(row: NumberRow) {
  return {
    variant_id: row.variant_id,
    status: row.location,
    is_locked: row.is_locked,
    owner_id: row.user_id,
    place_id: row.place_id,
    used_in_item_id: row.used_in_item_id,
    created_at: row.created_at.toISOString(),
    moved_at: row.changed_at.toISOString(),
    moves: row.moves,
    hands: row.hands,
  };
}

export function toPlaceLine(row: PlaceRow): PlaceLine {
  return row as PlaceLine;
}

export function toMarketLine({ listed_at, ...row }: MarketRow): MarketLine {
  return { ...row, listed_at: listed_at.toISOString() } as MarketLine;
}

export function toFormulaLine(row: FormulaRow): FormulaLine {
  return row as FormulaLine;
}

export function toHistoryLine(row: EventRow): HistoryLine {
  return {
    history_id: row.history_id,
    item_id: row.item_id,
    type: row.type,
    created_at: row.created_at.toISOString(),
    user_id: row.user_id,
    place_id: row.place_id,
    primary_item_id: row.primary_item_id,
    secondary_item_id: row.secondary_item_id,
    tertiary_item_id: row.tertiary_item_id,
    gift_user_id: row.gift_user_id,
    location: row.location,
    holder_id: row.holder_id,
    digest: row.digest?.toString('hex') ?? null,
  } as HistoryLine;
}
