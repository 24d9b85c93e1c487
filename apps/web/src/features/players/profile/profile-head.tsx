import { artPath } from '@wallabee/contract/art/art-address';
import type { Profile } from '@wallabee/contract/players/profile';
import { type AccountStanding, profileBadges } from '@wallabee/contract/players/profile-rules';
import { foldText } from '@wallabee/contract/protocol/fold-text';
import type { ReactNode } from 'react';
import { PersonBand, PersonFacts } from '../../../game-ui/person-band.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { StatList } from '../../../ui/layout/stat-list.tsx';
import { playerStrings } from '../players.strings.ts';
import { BADGE_TAGS } from './badge-tags.ts';
import styles from './profile-head.module.css';

interface ProfileHeadProps {
  profile: Profile;
  standing: AccountStanding;
  actions?: ReactNode;
  tabs: ReactNode;
}

export function ProfileHead({ profile, standing, actions, tabs }: ProfileHeadProps) {
  const { id, name, username, hue, image_key } = profile;
  return (
    <PersonBand tabs={tabs}>
      <PersonFacts
        heading={name}
        aside={foldText(name) === foldText(username) ? undefined : playerStrings.username(username)}
        avatar={{ src: artPath({ kind: 'player', id }, 200, image_key), hue }}
        tags={
          <>
            {profileBadges(profile).map((badge) => (
              <Tag key={badge} kind={BADGE_TAGS[badge]}>
                {playerStrings.badges[badge]}
              </Tag>
            ))}
            <Standing standing={standing} />
          </>
        }
        stats={<StatList stats={statsOf(profile)} isBoxed />}
        actions={actions}
      />
    </PersonBand>
  );
}

function Standing({ standing }: { standing: AccountStanding }) {
  switch (standing.kind) {
    case 'active':
      return (
        <span>
          {playerStrings.lastActive} <Day at={standing.since} />
        </span>
      );
    case 'deleted':
      return (
        <strong className={styles.gone}>
          {playerStrings.deleted} <Day at={standing.since} />
        </strong>
      );
    case 'closed':
      return <strong className={styles.gone}>{playerStrings.closed}</strong>;
    case 'memorial':
      return null;
  }
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at)}</time>;
}

function statsOf({ completed_sets_count, friends_count, created_at }: Profile) {
  return [
    { term: playerStrings.setsCompleted, value: formatNumber(completed_sets_count) },
    { term: playerStrings.friends, value: formatNumber(friends_count) },
    { term: playerStrings.foragingSince, value: <Day at={created_at} /> },
  ];
}
