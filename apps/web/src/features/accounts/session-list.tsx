import type { OwnSession } from '@wallabee/contract/accounts/session';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Thing, ThingList } from '../../ui/thing-list.tsx';
import { sessionStrings } from './accounts.strings.ts';
import { EndOthers, EndSession } from './end-session.tsx';
import { formatInstant, isJustNow } from './format-instant.ts';

/** Every login, this one first. */
export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  return (
    <Stack>
      <p>{sessionStrings.hint}</p>
      <ThingList label={sessionStrings.heading}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ThingList>
      {sessions.length > 1 ? <EndOthers /> : <p>{sessionStrings.onlyHere}</p>}
    </Stack>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { created_at, last_used_at, is_current } = session;
  const device = session.device || sessionStrings.unknownDevice;
  const lastUse = isJustNow(last_used_at) ? sessionStrings.justNow : formatInstant(last_used_at);
  return (
    <Thing
      picture={<Icon name={isPhone(device) ? 'phone' : 'screen'} />}
      title={
        <>
          {device} {is_current && <Tag kind="line">{sessionStrings.current}</Tag>}
        </>
      }
      detail={
        <>
          {sessionStrings.loggedIn} <time dateTime={created_at}>{formatInstant(created_at)}</time>
          {` · ${sessionStrings.lastUsed} `}
          <time dateTime={last_used_at}>{lastUse}</time>
        </>
      }
      end={!is_current && <EndSession session={session} device={device} />}
    />
  );
}

function isPhone(device: string): boolean {
  return /Android|iPhone|iPad|app/.test(device);
}
