import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { MutedPlayer, MutedThread } from '@wallabee/contract/forums/mutes';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { threadHref } from '../forum-links.ts';
import { MemberChip } from './member-chip.tsx';
import styles from './muted-panel.module.css';
import { talkingStrings as strings } from './talking.strings.ts';
import { useMutePlayer, useMuteThread } from './use-mute.ts';

export function MutedPanel() {
  const query = useApiQuery(forumCalls.listMutes, {});
  return (
    <Panel heading={strings.muted}>
      <p className={styles.lead}>{strings.mutedLead}</p>
      <QueryView query={query} skeleton={<ListSkeleton rows={2} />} failed={strings.mutedFailed}>
        {({ threads, players }) =>
          threads.length + players.length === 0 ? (
            <p>{strings.nothingMuted}</p>
          ) : (
            <ul className={styles.list} aria-label={strings.muted}>
              {players.map((player) => (
                <MutedPlayerRow key={`player-${player.id}`} player={player} />
              ))}
              {threads.map((thread) => (
                <MutedThreadRow key={`thread-${thread.id}`} thread={thread} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  );
}

function MutedPlayerRow({ player }: { player: MutedPlayer }) {
  const mute = useMutePlayer(player);
  return (
    <li>
      <MemberChip member={player} />
      <Unmute name={player.name} onUnmute={() => mute(false)} />
    </li>
  );
}

function MutedThreadRow({ thread: { id, forum_id, title } }: { thread: MutedThread }) {
  const mute = useMuteThread(id);
  return (
    <li>
      <Link to={threadHref({ forumId: forum_id, threadId: id })}>{title}</Link>
      <Unmute name={title} onUnmute={() => mute(false)} />
    </li>
  );
}

function Unmute({ name, onUnmute }: { name: string; onUnmute: () => void }) {
  return (
    <Button look="line" isSmall aria-label={strings.unmuteNamed(name)} onClick={onUnmute}>
      {strings.unmute}
    </Button>
  );
}
