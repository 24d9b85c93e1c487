import type { PlayerMatch } from '@wallabee/contract/players/player-search';
import { playerHue, playerImageKey } from '../../art/art.public.ts';
import { pictures } from '../../catalogue/catalogue.public.ts';
import type { MatchRow } from './player-search.queries.ts';

export function toPlayerMatch(row: MatchRow, apiUrl: string): PlayerMatch {
  const { is_enabled, deletion_date, picture_key, last_active_at, ...match } = row;
  return {
    ...match,
    hue: playerHue(row.id),
    image_key: playerImageKey(row),
    ...pictures({ kind: 'player', id: row.id }, apiUrl),
  };
}
