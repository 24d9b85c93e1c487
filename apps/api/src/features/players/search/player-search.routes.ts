import { playerKey } from '@wallabee/contract/players/player-key-rules';
import { findPlayers } from '@wallabee/contract/players/player-search';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { nearPlayers } from './near-players.ts';
import { listMatches, listNearMatches, type MatchRow } from './player-search.queries.ts';
import { toPlayerMatch } from './player-search.views.ts';

export function playerSearchRoutes({ apiUrl }: { apiUrl: string }) {
  const toMatch = (row: MatchRow) => toPlayerMatch(row, apiUrl);

  return async (app: ApiApp) => {
    answer(app, findPlayers, async ({ query }, { reads }) => {
      const key = playerKey(query.name);
      const players = await listMatches(reads, key);
      const near = players.length > 0 ? [] : nearPlayers(await listNearMatches(reads, key.name), key.name);
      return { players: players.map(toMatch), near: near.map(toMatch) };
    });
  };
}
