import { playerKey } from '@wallabee/contract/players/player-key-rules';
import { findPlayers, type PlayerMatch } from '@wallabee/contract/players/player-search';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { playerHue, playerImageKey } from '../../art/art.public.ts';
import { pictures } from '../../catalogue/catalogue.public.ts';
import { nearPlayers } from './near-players.ts';
import { listMatches, listNearMatches, type MatchRow } from './player-search.queries.ts';

export function playerSearchRoutes({ apiUrl }: { apiUrl: string }) {
  return async (app: ApiApp) => {
    answer(app, findPlayers, async ({ query }, { reads }) => {
      const key = playerKey(query.name);
      const players = await listMatches(reads, key);
      const near = players.length > 0 ? [] : nearPlayers(await listNearMatches(reads, key.name), key.name);
      return { players: players.map(toMatch), near: near.map(toMatch) };
    });
  };

  function toMatch(row: MatchRow): PlayerMatch {
    const { is_enabled, deletion_date, picture_key, last_active_at, ...match } = row;
    return {
      ...match,
      hue: playerHue(row.id),
      image_key: playerImageKey(row),
      ...pictures({ kind: 'player', id: row.id }, apiUrl),
    };
  }
}
