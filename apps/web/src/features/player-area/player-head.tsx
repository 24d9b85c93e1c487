import { artPath } from '@wallabee/contract/art/art-address';
import type { AccountType, Profile } from '@wallabee/contract/players/profile';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Comb } from '../../ui/comb.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { wrapClass } from '../../ui/page-layout.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { StatList } from '../../ui/stat-list.tsx';
import { Tag, type TagKind } from '../../ui/tag.tsx';
import { uiStrings } from '../../ui/ui.strings.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { playerAreaStrings } from './player-area.strings.ts';
import styles from './player-head.module.css';

/** The band over all of a player's pages; `tabs` stand on its lower edge. */
export function PlayerHead({ children, tabs }: { children: ReactNode; tabs: ReactNode }) {
  return (
    <header className={styles.band}>
      <div className={wrapClass}>
        <div className={styles.player}>{children}</div>
        {tabs}
      </div>
    </header>
  );
}

/** Below the band: one tab's page. */
export function PlayerPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

export function PlayerFacts({ profile }: { profile: Profile }) {
  return (
    <>
      <Avatar
        src={artPath({ kind: 'player', id: profile.id }, 200, profile.image_key)}
        hue={profile.hue}
        pixels={112}
        isHexagon
      />
      <div className={styles.who}>
        <h1>{profile.name}</h1>
        <div className={styles.tags}>
          <Tag kind={TAGS[profile.account_type]}>{playerAreaStrings.accountTypes[profile.account_type]}</Tag>
          {profile.birthday !== undefined && (
            <Tag kind="birthday">
              <VisuallyHidden>{playerAreaStrings.birthday} </VisuallyHidden>
              {profile.birthday}
            </Tag>
          )}
        </div>
      </div>
      <div className={styles.stats}>
        <StatList stats={statsOf(profile)} isBoxed />
      </div>
    </>
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

/** In the shape of the facts; who it is for is known before anything has been loaded. */
export function PlayerFactsSkeleton({ username }: { username: string }) {
  return (
    <>
      <Bone className={styles.face} />
      <div className={styles.who}>
        <h1>
          <VisuallyHidden>{username}</VisuallyHidden>
          <Bone className={styles.name} />
        </h1>
        <Bone className={styles.tag} />
      </div>
      <Bone className={styles.box} />
    </>
  );
}

/** The pages below work without the facts, so this says what is missing and leaves them be. */
export function PlayerFactsFailed({ username, onRetry }: { username: string; onRetry: () => void }) {
  return (
    <>
      <Avatar src={undefined} pixels={112} isHexagon />
      <div className={styles.who}>
        <h1>{username}</h1>
      </div>
      <div className={styles.failed} role="alert">
        <p>{playerAreaStrings.profileFailed}</p>
        <Button look="ink" isSmall onClick={onRetry}>
          {uiStrings.tryAgain}
        </Button>
      </div>
    </>
  );
}
