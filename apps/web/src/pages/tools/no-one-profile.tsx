import type { PlayerMatch } from '@wallabee/contract/players/player-search';
import { NoUserFound, SeveralPlayers } from '../../features/players/search/player-matches.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';

export type NoOneProfileProps = { written: string; players: PlayerMatch[]; near: PlayerMatch[] };

export function NoOneProfile({ written, players, near }: NoOneProfileProps) {
  const search = <SearchForm page="profiles" query={written} />;
  return players.length > 0 ? (
    <SeveralPlayers written={written} players={players} search={search} />
  ) : (
    <NoUserFound written={written} players={near} search={search} />
  );
}
