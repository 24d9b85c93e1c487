import type { OwnSession } from '@wallabee/contract/accounts/session';
import { useSiteLinks } from '../../platform/site/site-links.ts';
import { OutsideLink } from '../../ui/controls/outside-link.tsx';
import { useFocusRescue } from '../../ui/controls/use-focus-rescue.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { MediaList, MediaRow } from '../../ui/lists/media-list.tsx';
import styles from './accounts.module.css';
import { sessionStrings } from './accounts.strings.ts';
import { EndOthers, EndSession } from './end-session.tsx';
import { formatInstant, isJustNow } from './format-instant.ts';

export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const { support } = useSiteLinks();
  const heading = useFocusRescue<HTMLHeadingElement>(sessions.length);
  return (
    <Panel heading={sessionStrings.heading} headingRef={heading}>
      <Stack>
        <p>
          {sessionStrings.hint} <OutsideLink href={support}>{sessionStrings.askSupport}</OutsideLink>
        </p>
        <MediaList label={sessionStrings.heading}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </MediaList>
        {sessions.length > 1 ? <EndOthers /> : <p>{sessionStrings.onlyHere}</p>}
      </Stack>
    </Panel>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { created_at, last_used_at, is_current } = session;
  const device = session.device || sessionStrings.unknownDevice;
  const lastUse = isJustNow(last_used_at) ? sessionStrings.justNow : formatInstant(last_used_at);
  return (
    <MediaRow
      picture={<Icon name={isPhone(device) ? 'phone' : 'screen'} />}
      title={
        <>
          {device} {is_current && <Tag kind="line">{sessionStrings.current}</Tag>}
        </>
      }
      detail={
        <div className={styles.times}>
          <span>
            {sessionStrings.loggedIn} <time dateTime={created_at}>{formatInstant(created_at)}</time>
          </span>
          <span>
            {sessionStrings.lastUsed} <time dateTime={last_used_at}>{lastUse}</time>
          </span>
        </div>
      }
      end={!is_current && <EndSession session={session} device={device} />}
    />
  );
}

function isPhone(device: string): boolean {
  return /Android|iPhone|iPad|WallaBee/.test(device);
}
