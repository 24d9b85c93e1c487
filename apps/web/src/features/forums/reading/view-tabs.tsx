import { THREAD_VIEWS } from '@wallabee/contract/forums/thread-views';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { FORUMS, viewHref } from '../forum-links.ts';
import styles from './reading.module.css';
import { readingStrings } from './reading.strings.ts';

const TABS = [
  { href: FORUMS, label: readingStrings.all },
  ...THREAD_VIEWS.map((view) => ({ href: viewHref(view), label: readingStrings.lists[view] })),
] as const;

export function ViewTabs() {
  return (
    <div className={styles.tabs}>
      <Tabs label={readingStrings.views} tabs={TABS} />
    </div>
  );
}
