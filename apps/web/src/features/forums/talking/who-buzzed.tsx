import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { PostId } from '@wallabee/contract/protocol/ids';
import { useState } from 'react';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PlainDialog } from '../../../ui/controls/plain-dialog.tsx';
import { LoadingMark } from '../../../ui/feedback/loading-mark.tsx';
import { MemberChip } from './member-chip.tsx';
import styles from './talking.module.css';
import { talkingStrings } from './talking.strings.ts';

export function WhoBuzzed({ postId }: { postId: PostId }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" isSmall onClick={() => setOpen(true)}>
        {talkingStrings.whoBuzzed}
      </Button>
      <PlainDialog isOpen={isOpen} heading={talkingStrings.whoBuzzed} onClose={() => setOpen(false)}>
        {isOpen && <Names postId={postId} />}
      </PlainDialog>
    </>
  );
}

function Names({ postId }: { postId: PostId }) {
  const [page, setPage] = useState(1);
  const query = useApiQuery(forumCalls.listBuzzes, { params: { postId }, query: { page } });
  return (
    <QueryView
      query={query}
      skeleton={<LoadingMark label={talkingStrings.loading} />}
      failed={talkingStrings.whoBuzzedFailed}
    >
      {({ players, paging }) => (
        <>
          <ul className={styles.people}>
            {players.map((player) => (
              <li key={player.id}>
                <MemberChip member={player} />
              </li>
            ))}
          </ul>
          {page < paging.total_pages && (
            <Button look="quiet" isSmall onClick={() => setPage(page + 1)}>
              {talkingStrings.earlier}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
