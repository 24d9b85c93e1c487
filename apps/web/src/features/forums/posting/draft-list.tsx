import type { ListedDraft, listDrafts } from '@wallabee/contract/forums/drafts';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { PostId } from '@wallabee/contract/protocol/ids';
import { useCallApi } from '../../../platform/api/api.ts';
import { dropDraft } from '../../../platform/drafts/draft-storage.ts';
import { useInvalidate } from '../../../platform/queries/invalidate.ts';
import { type Served, useServedQuery } from '../../../platform/queries/served-query.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { isSiteAddress, Link } from '../../../ui/controls/link.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useOfferToast } from '../../../ui/feedback/use-offer-toast.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PostMoment } from '../post-moment.tsx';
import styles from './draft-list.module.css';
import { draftStrings } from './draft-list.strings.ts';

/** Left out where there are none, and where they cannot be loaded: the drafts are still in their boxes. */
export function DraftList({ served }: { served: Served<ResponseOf<typeof listDrafts>> | null }) {
  const { data } = useServedQuery(forumCalls.listDrafts, {}, served, { staleTime: FRESH_MS });
  const discard = useDiscard();
  if (!data || data.drafts.length === 0) return null;
  return (
    <div className={styles.drafts}>
      <Panel heading={draftStrings.unfinished}>
        <ul className={styles.list} aria-label={draftStrings.unfinished}>
          {data.drafts.map((draft) => (
            <li key={draft.place}>
              <DraftRow draft={draft} />
              <Button
                look="line"
                isSmall
                aria-label={draftStrings.discardNamed(nameOf(draft))}
                onClick={() => discard(draft)}
              >
                {draftStrings.discard}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** The boxes save what is typed after two seconds. */
const FRESH_MS = 2_000;

function DraftRow({ draft }: { draft: ListedDraft }) {
  const { text, title, url, saved_at } = draft;
  const name = nameOf(draft);
  const words = title !== '' && text !== '' ? draftStrings.titled(title, text) : title || text;
  return (
    <div className={styles.draft}>
      <h3>{url !== null && isSiteAddress(url) ? <Link to={url}>{name}</Link> : name}</h3>
      <p className={styles.words}>{words.slice(0, LONGEST_WORDS)}</p>
      <p className={styles.meta}>
        {draftStrings.saved} <PostMoment at={saved_at} />
      </p>
    </div>
  );
}

const LONGEST_WORDS = 200;

function nameOf({ place, about }: ListedDraft): string {
  if (about === null) return draftStrings.gone;
  if (place.startsWith('forum:')) return draftStrings.threadIn(about);
  return place.startsWith('post:') ? draftStrings.editIn(about) : draftStrings.replyIn(about);
}

/** The box of this device must not bring it back, unless the player takes the discarding back. */
function useDiscard() {
  const userId = useSession()?.userId ?? 0;
  const callApi = useCallApi();
  const invalidate = useInvalidate();
  const offer = useOfferToast();
  const showToast = useToast();
  const fail = () => void showToast({ text: draftStrings.failed, isError: true });

  const restore = async (draft: ListedDraft) => {
    const { place, title, text, format, quote } = draft;
    const quoted = quote && {
      quoted_post_id: quote.post_id as PostId,
      quoted_part: quote.is_part ? quote.text : undefined,
    };
    await callApi(forumCalls.saveDraft, { params: { place }, body: { title, text, format, ...quoted } });
    await invalidate(forumCalls.listDrafts);
  };
  const discard = async (draft: ListedDraft) => {
    await callApi(forumCalls.discardDraft, { params: { place: draft.place } });
    dropDraft(`${userId}:${draft.place}`);
    offer(draftStrings.discarded, {
      label: draftStrings.undo,
      onAction: () => void restore(draft).catch(fail),
    });
    await invalidate(forumCalls.listDrafts);
  };
  return (draft: ListedDraft) => void discard(draft).catch(fail);
}
