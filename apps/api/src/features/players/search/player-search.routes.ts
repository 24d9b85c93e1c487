import { playerKey } from '@wallabee/contract/players/player-key-rules';
import { findPlayers } from '@wallabee/contract/players/player-search';
import { MOST_NEAR_PLAYERS } from '@wallabee/contract/players/player-search-rules';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { listMatches, listMatchesById, type MatchRow } from './player-search.queries.ts';
import { toPlayerMatch } from './player-search.views.ts';

interface PlayerSearchOptions {
  apiUrl: string;
  words: {
    /** Those with the most similar names, the best first. */
    near(kind: 'players', name: string, most: number): Promise<readonly { id: string }[]>;
  };
}

export function playerSearchRoutes({ apiUrl, words }: PlayerSearchOptions) {
  const toMatch = (row: MatchRow) => toPlayerMatch(row, apiUrl);

  return async (app: ApiApp) => {
    answer(app, findPlayers, async ({ query }, { reads }) => {
      const key = playerKey(query.name);
      const players = await listMatches(reads, key);
      if (players.length > 0) return { players: players.map(toMatch), near: [] };
      const ids = (await words.near('players', key.name, MOST_NEAR_PLAYERS)).map(({ id }) =>
        PlayerId.parse(Number(id)),
      );
      const rows = new Map((await listMatchesById(reads, ids)).map((row) => [row.id, row]));
      return { players: [], near: ids.flatMap((id) => rows.get(id) ?? []).map(toMatch) };
    });
  };
}
