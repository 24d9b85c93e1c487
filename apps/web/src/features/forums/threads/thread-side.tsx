import type { ThreadPage } from '@wallabee/contract/forums/forum';
import type { ThreadDays } from '@wallabee/contract/forums/reading';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { forumStrings } from '../forums.strings.ts';
import { AlongThread } from '../reading/along-thread.tsx';
import { ForumsPanel } from '../reading/forums-panel.tsx';
import styles from './thread-side.module.css';

interface ThreadSideProps {
  thread: ThreadPage;
  days: ThreadDays | undefined;
  visit: ThreadState | undefined;
  forumPage: number;
}

export function ThreadSide({ thread, days, visit, forumPage }: ThreadSideProps) {
  const { forum, thread_id: threadId, item } = thread;
  return (
    <>
      {item && <AboutItem item={item} />}
      {days && (
        <AlongThread days={days} visit={visit} address={{ forumId: forum.id, page: forumPage, threadId }} />
      )}
      <ForumsPanel current={forum.id} />
    </>
  );
}

function AboutItem({ item }: { item: NonNullable<ThreadPage['item']> }) {
  const art = artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 100);
  return (
    <Panel heading={forumStrings.aboutItem} hue={item.hue}>
      <Link className={styles.item} to={`/tools/item/${item.item_type_id}`}>
        <span className={styles.art}>
          <PlateArt art={art} pixels={72} hue={item.hue} size="thumb" />
        </span>
        {item.name}
      </Link>
    </Panel>
  );
}
