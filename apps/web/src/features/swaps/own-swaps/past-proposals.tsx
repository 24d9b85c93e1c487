import { keepPreviousData } from '@tanstack/react-query';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { Ringlet } from '../../../game-ui/ring/ringlet.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MediaList, MediaRow } from '../../../ui/lists/media-list.tsx';
import { exchangeIn, nameOf } from '../exchange.ts';
import { swapHref } from '../swap-links.ts';
import { ownPageStrings as strings } from './editor.strings.ts';
import { type EditorView, editorHref } from './editor-address.ts';
import styles from './own-swaps-editor.module.css';

export function PastProposals({ view }: { view: EditorView }) {
  const proposals = useApiQuery(
    swapCalls.listProposals,
    { query: { state: 'all', page: view.past } },
    { placeholderData: keepPreviousData },
  );
  return (
    <div className={styles.wide}>
      <Panel heading={strings.past}>
        <QueryView query={proposals} skeleton={<ListSkeleton rows={3} />} failed={strings.pastFailed}>
          {({ results, paging }) => (
            <>
              {results.length === 0 && <p>{strings.noPast}</p>}
              <MediaList label={strings.past}>
                {results.map((swap) => (
                  <Proposal key={swap.id} swap={swap} />
                ))}
              </MediaList>
              <Pager
                current={paging.current_page - 1}
                total={paging.total_pages}
                href={(page) => editorHref({ ...view, past: page + 1 })}
                label={strings.proposalPages}
              />
            </>
          )}
        </QueryView>
      </Panel>
    </div>
  );
}

function Proposal({ swap: { id, members, state, ended_at, created_at } }: { swap: Swap }) {
  const { gives, gets } = exchangeIn({ members });
  const players = strings.players(formatNumber(members.length));
  return (
    <MediaRow
      picture={<Ringlet members={members} />}
      title={
        <Link to={swapHref(id)} isPrefetched={false}>
          {strings.giveAndGet(nameOf(gives), nameOf(gets))}
        </Link>
      }
      detail={strings.stateAndDate(strings.states[state], players, formatDate(ended_at ?? created_at))}
    />
  );
}
