import { artPath } from '@wallabee/contract/art/art-address';
import type { AccountType, Profile } from '@wallabee/contract/players/profile';
import type { ReactNode } from 'react';
import { Comb } from '../../game-ui/comb.tsx';
import { PersonFacts } from '../../game-ui/person-band.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Bone } from '../../ui/feedback/skeletons.tsx';
import { Tag, type TagKind } from '../../ui/feedback/tag.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { StatList } from '../../ui/layout/stat-list.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { uiStrings } from '../../ui/ui.strings.ts';
import { playerAreaStrings } from './player-area.strings.ts';
import styles from './player-facts.module.css';

export function PlayerPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

export function PlayerFacts({ profile }: { profile: Profile }) {
  const { id, name, hue, image_key, account_type, birthday } = profile;
  return (
    <PersonFacts
      heading={name}
      avatar={{ src: artPath({ kind: 'player', id }, 200, image_key), hue }}
      tags={
        <>
          <Tag kind={TAGS[account_type]}>{playerAreaStrings.accountTypes[account_type]}</Tag>
          {birthday !== undefined && (
            <Tag kind="birthday">
              <VisuallyHidden>{playerAreaStrings.birthday} </VisuallyHidden>
              {birthday}
            </Tag>
          )}
        </>
      }
      stats={<StatList stats={statsOf(profile)} isBoxed />}
    />
  );
}

const TAGS = { staff: 'staff', beekeeper: 'keeper', player: 'player' } as const satisfies Record<
  AccountType,
  TagKind
>;

function statsOf({ balance, friends_count, created_at }: Profile) {
  const honeycombs = (
    <>
      <Comb />
      {formatNumber(balance ?? 0)}
    </>
  );
  return [
    ...(balance === undefined ? [] : [{ term: playerAreaStrings.honeycombs, value: honeycombs }]),
    { term: playerAreaStrings.friends, value: formatNumber(friends_count) },
    {
      term: playerAreaStrings.memberSince,
      value: <time dateTime={created_at}>{formatDate(created_at)}</time>,
    },
  ];
}

export function PlayerFactsSkeleton({ username }: { username: string }) {
  const heading = (
    <>
      <VisuallyHidden>{username}</VisuallyHidden>
      <Bone className={styles.name} />
    </>
  );
  return (
    <PersonFacts
      heading={heading}
      avatar={{ skeleton: <Bone className={styles.face} /> }}
      tags={<Bone className={styles.tag} />}
      stats={<Bone className={styles.box} />}
    />
  );
}

/** The pages below work without the facts, so only this part shows the failure. */
export function PlayerFactsFailed({ username, onRetry }: { username: string; onRetry: () => void }) {
  const alert = (
    <div className={styles.failed} role="alert">
      <p>{playerAreaStrings.profileFailed}</p>
      <Button look="ink" isSmall onClick={onRetry}>
        {uiStrings.tryAgain}
      </Button>
    </div>
  );
  return <PersonFacts heading={username} avatar={{ src: undefined }} stats={alert} />;
}
