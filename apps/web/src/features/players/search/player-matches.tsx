import type { PlayerMatch } from '@wallabee/contract/players/player-search';
import { MOST_MATCHES } from '@wallabee/contract/players/player-search-rules';
import { profileBadges } from '@wallabee/contract/players/profile-rules';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PersonCard } from '../../../game-ui/person-card.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { CardGrid } from '../../../ui/layout/card-grid.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { playerStrings } from '../players.strings.ts';
import { BADGE_TAGS } from '../profile/badge-tags.ts';
import { profileHref, profileTabOf } from '../profile/profile-links.ts';

type MatchesProps = { written: string; players: readonly PlayerMatch[]; search: ReactNode };

/** A name that several players have. */
export function SeveralPlayers({ written, players, search }: MatchesProps) {
  return (
    <Stack>
      <PageHeader
        heading={playerStrings.several(players.length, written)}
        lead={players.length < MOST_MATCHES ? playerStrings.chooseOne : playerStrings.mostShown(MOST_MATCHES)}
      />
      <Matches players={players} />
      {search}
    </Stack>
  );
}

/** `players` have similar names. */
export function NoUserFound({ written, players, search }: MatchesProps) {
  return (
    <Stack>
      <PageHeader heading={playerStrings.notFound} lead={playerStrings.nobodyCalled(written)} />
      {search}
      {players.length > 0 && (
        <>
          <h2>{playerStrings.perhaps}</h2>
          <Matches players={players} />
        </>
      )}
    </Stack>
  );
}

function Matches({ players }: { players: readonly PlayerMatch[] }) {
  const tab = profileTabOf(useLocation().pathname);
  return (
    <CardGrid label={playerStrings.matches}>
      {players.map((player) => (
        <PersonCard
          key={player.id}
          person={player}
          to={profileHref(player.id, tab)}
          tag={profileBadges(player)
            .filter((badge) => badge !== 'player')
            .map((badge) => (
              <Tag key={badge} kind={BADGE_TAGS[badge]}>
                {playerStrings.badges[badge]}
              </Tag>
            ))}
          detail={factsOf(player)}
        />
      ))}
    </CardGrid>
  );
}

function factsOf({ username, completed_sets_count: count, created_at }: PlayerMatch): string {
  const sets = playerStrings.sets(count, formatNumber(count));
  return playerStrings.facts(username, sets, formatDate(created_at));
}
