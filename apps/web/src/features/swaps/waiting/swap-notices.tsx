import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { Ringlet } from '../../../game-ui/ring/ringlet.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MediaList, MediaRow } from '../../../ui/lists/media-list.tsx';
import { ownSwapsHref, swapHref } from '../swap-links.ts';
import { noticeWords } from './notice-words.ts';
import styles from './swap-notices.module.css';
import { noticeStrings as strings } from './waiting.strings.ts';

/** Changes of swaps that the player has not seen; nothing without any. On a phone a conversation hides them. */
export function SwapNotices({ isConversing }: { isConversing: boolean }) {
  const { data } = useApiQuery(swapCalls.listProposals, { query: { state: 'unseen', page: 1 } });
  const username = useSession()?.username ?? '';
  if (!data || data.results.length === 0) return null;
  return (
    <div className={styles.notices} data-screen={isConversing ? 'conversation' : 'contacts'}>
      <Panel heading={strings.heading} aside={<Link to={ownSwapsHref(username)}>{strings.all}</Link>}>
        <MediaList label={strings.heading}>
          {data.results.slice(0, SHOWN).map((swap) => (
            <MediaRow
              key={swap.id}
              picture={<Ringlet members={swap.members} />}
              title={<Link to={swapHref(swap.id)}>{noticeWords(swap)}</Link>}
            />
          ))}
        </MediaList>
      </Panel>
    </div>
  );
}

const SHOWN = 5;
