import type { ListedDraft, listDrafts } from '@wallabee/contract/forums/drafts';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { lazy, Suspense } from 'react';
import { type Served, useServedQuery } from '../../../platform/queries/served-query.ts';
import { isSiteAddress, Link } from '../../../ui/controls/link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PostMoment } from '../post-moment.tsx';
import styles from './draft-list.module.css';
import { draftStrings } from './draft-list.strings.ts';

/** Most lists have no draft, and need none of the rules of drafts. */
const DiscardDraft = lazy(async () => ({ default: (await import('./discard-draft.tsx')).DiscardDraft }));

/** Left out where there are none, and where they cannot be loaded: the drafts are still in their boxes. */
export function DraftList({ served }: { served: Served<ResponseOf<typeof listDrafts>> | null }) {
  const { data } = useServedQuery(forumCalls.listDrafts, {}, served, { staleTime: FRESH_MS });
  if (!data || data.drafts.length === 0) return null;
  return (
    <div className={styles.drafts}>
      <Panel heading={draftStrings.unfinished}>
        <ul className={styles.list} aria-label={draftStrings.unfinished}>
          {data.drafts.map((draft) => (
            <li key={draft.place}>
              <DraftRow draft={draft} />
              <Suspense>
                <DiscardDraft draft={draft} name={nameOf(draft)} />
              </Suspense>
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
