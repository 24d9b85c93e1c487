import type { NearAchievement } from '@wallabee/contract/hive/hive';
import type { ConversationSummary } from '@wallabee/contract/inbox/inbox';
import type { Swap } from '@wallabee/contract/swaps/swap';
import type { ReactNode } from 'react';
import { Avatar } from '../../game-ui/avatar.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Link, type SiteAddress } from '../../ui/controls/link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { MediaList, MediaRow } from '../../ui/lists/media-list.tsx';
import { AlertNotes } from './alert-notes.tsx';
import styles from './desk.module.css';
import { deskStrings as strings } from './hive.strings.ts';
import type { HiveAnswer } from './hive-answer.ts';

interface DeskProps {
  hive: HiveAnswer;
  username: string;
  waitingRows: (swaps: readonly Swap[]) => ReactNode;
}

export function Desk({ hive, username, waitingRows }: DeskProps) {
  const own = `/u/${encodeURIComponent(username)}` as const;
  return (
    <aside className={styles.desk} aria-label={strings.label}>
      <Panel heading={strings.waiting}>
        {hive.waiting.length === 0 ? (
          <p className={styles.none}>{isBeginner(hive) ? strings.noneYet : strings.noneWaiting}</p>
        ) : (
          waitingRows(hive.waiting)
        )}
      </Panel>
      <Panel heading={strings.post} aside={<Link to={`${own}/inbox`}>{strings.inbox}</Link>}>
        {hive.alerts.length > 0 && <AlertNotes notes={hive.alerts} />}
        {hive.post.length === 0 && <p className={styles.none}>{strings.noPost}</p>}
        <MediaList label={strings.post}>
          {hive.post.map((conversation) => (
            <Post
              key={conversation.user.id}
              conversation={conversation}
              href={`${own}/inbox/${conversation.user.id}`}
            />
          ))}
        </MediaList>
      </Panel>
      <Panel
        heading={strings.nearlyEarned}
        aside={<Link to={`${own}/achievements?sort=nearest`}>{strings.allAchievements}</Link>}
      >
        {hive.achievements.length === 0 && <p className={styles.none}>{strings.noneEarned}</p>}
        <MediaList label={strings.nearlyEarned}>
          {hive.achievements.map((achievement) => (
            <Merit key={achievement.id} achievement={achievement} />
          ))}
        </MediaList>
      </Panel>
    </aside>
  );
}

/** The answer does not count items; a player without a place and a set has hardly any. */
function isBeginner({ start, sets }: HiveAnswer): boolean {
  return start === null && sets.length === 0;
}

function Post({ conversation, href }: { conversation: ConversationSummary; href: SiteAddress }) {
  const { user, text, unread } = conversation;
  return (
    <MediaRow
      picture={<Avatar src={artOf({ kind: 'player', id: user.id }, user.image_key, 50).src} pixels={40} />}
      title={<Link to={href}>{user.name}</Link>}
      detail={<span className={styles.clipped}>{text}</span>}
      end={<Badge count={unread} label={strings.unread(unread)} />}
    />
  );
}

function Merit({ achievement }: { achievement: NearAchievement }) {
  const { id, name, hue, image_key, left, percentage } = achievement;
  return (
    <MediaRow
      picture={
        <PlateArt
          art={artOf({ kind: 'achievement', id }, image_key, 50)}
          hue={hue}
          size="thumb"
          pixels={56}
        />
      }
      title={name}
      detail={
        <>
          <ProgressBar percent={percentage} label={strings.progress(name)} />
          {strings.left(formatNumber(left))}
        </>
      }
    />
  );
}
