import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { AWAY_AFTER_DAYS, MOST_OPEN, MOST_UNANSWERED } from '@wallabee/contract/swaps/swap-limits';
import type { Db } from '../../../platform/db/db.ts';
import {
  type CarriedRow,
  listCarried,
  listQueries,
  listRefusals,
  listSaved,
  listStandings,
  type QueryRow,
  type StandingRow,
} from './player-rows.queries.ts';

/** What swaps know of one player. */
export interface KnownPlayer {
  readonly id: PlayerId;
  readonly standing: StandingRow;
  /** Unlocked and not on the Market, newest first. */
  readonly carried: readonly CarriedRow[];
  readonly saved: ReadonlyMap<ItemTypeId, number>;
  readonly queries: readonly QueryRow[];
  /** Exchanges that the player does not want, as `exchangeKey`. */
  readonly refused: ReadonlySet<string>;
}

export function exchangeKey(gives: ItemId, gets: ItemId): string {
  return `${gives}/${gets}`;
}

export const DAY_MS = 24 * 60 * 60_000;

export function awaySince(now: Date): Date {
  return new Date(now.getTime() - AWAY_AFTER_DAYS * DAY_MS);
}

export async function loadKnownPlayers(
  db: Db,
  players: readonly PlayerId[],
  now: Date,
): Promise<KnownPlayer[]> {
  const standings = await listStandings(db, players, { now, unansweredSince: awaySince(now) });
  const ids = standings.map(({ player_id }) => player_id);
  if (ids.length === 0) return [];
  const carried = byPlayer(await listCarried(db, ids));
  const saved = byPlayer(await listSaved(db, ids));
  const queries = byPlayer(await listQueries(db, ids));
  const refusals = byPlayer(await listRefusals(db, ids));
  return standings.map((standing) => {
    const id = standing.player_id;
    return {
      id,
      standing,
      carried: carried.get(id) ?? [],
      saved: new Map((saved.get(id) ?? []).map(({ item_type_id, number }) => [item_type_id, number])),
      queries: queries.get(id) ?? [],
      refused: new Set(
        (refusals.get(id) ?? []).map(({ gives_item_id, gets_item_id }) =>
          exchangeKey(gives_item_id, gets_item_id),
        ),
      ),
    };
  });
}

function byPlayer<Row extends { player_id: PlayerId }>(rows: readonly Row[]): Map<PlayerId, Row[]> {
  const groups = new Map<PlayerId, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.player_id);
    if (group) group.push(row);
    else groups.set(row.player_id, [row]);
  }
  return groups;
}

export type Hindrance = 'closed' | 'left_out' | 'away' | 'unanswered' | 'open';

/** Why a player is in no new ring. */
export function hindranceOf({ standing }: Pick<KnownPlayer, 'standing'>, now: Date): Hindrance | null {
  if (standing.is_closed) return 'closed';
  if (standing.is_left_out) return 'left_out';
  if (standing.last_active_at <= awaySince(now)) return 'away';
  if (standing.unanswered_proposals >= MOST_UNANSWERED) return 'unanswered';
  return standing.open_proposals >= MOST_OPEN ? 'open' : null;
}

/** The same for a player who is here now: only what the player can change counts. */
export function ownHindranceOf({ standing }: Pick<KnownPlayer, 'standing'>): Hindrance | null {
  if (standing.is_closed) return 'closed';
  if (standing.is_left_out) return 'left_out';
  if (standing.waiting_proposals >= MOST_UNANSWERED) return 'unanswered';
  return standing.open_proposals >= MOST_OPEN ? 'open' : null;
}
