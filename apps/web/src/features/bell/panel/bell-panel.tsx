import { type MouseEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { iconButtonClass } from '../../../ui/controls/icon-button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { LineIcon } from '../../../ui/icon.tsx';
import { BELL_PAGE } from '../bell-links.ts';
import { newestOf } from '../notes/marked.ts';
import { useMarked, useMarks } from '../notes/use-marks.ts';
import { BellNotes } from './bell-notes.tsx';
import styles from './panel.module.css';
import { panelStrings } from './panel.strings.ts';
import { type BellFilter, useNotifications, useSeen } from './use-notifications.ts';

type BellPanelProps = { opener: RefObject<HTMLElement | null>; onClose: () => void };

/** A popover below the header; the browser closes it by Escape or a press outside, and gives the focus back. */
export function BellPanel({ opener, onClose }: BellPanelProps) {
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [filter, setFilter] = useState<BellFilter>('all');
  const all = useNotifications('all');
  const marks = useMarks();
  const marked = useMarked();
  const unread = (all.data && marked(all.data).unread) ?? { all: 0, trades: 0, mentions: 0 };
  const newest = newestOf(all.data?.notifications ?? []);
  useSeen(all.data?.unseen ?? 0, newest);

  useLayoutEffect(() => {
    panel.current?.showPopover();
    heading.current?.focus({ preventScroll: true });
    const { left = 0, width = 0 } = opener.current?.getBoundingClientRect() ?? {};
    const edge = panel.current?.getBoundingClientRect().left ?? 0;
    panel.current?.style.setProperty('--tip', `${left + width / 2 - edge}px`);
  }, [opener]);

  function click(event: MouseEvent) {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    // Links of the router prevent the browser's own way.
    if (isLink && event.defaultPrevented) panel.current?.hidePopover();
  }
  function readAll() {
    if (newest !== undefined) marks.readAll(newest);
    heading.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser clicks a link when Enter is pressed on it.
    <section
      ref={panel}
      className={styles.panel}
      popover="auto"
      role="dialog"
      aria-labelledby={headingId}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onClick={click}
    >
      <header className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {panelStrings.heading}
        </h2>
        {unread.all > 0 && (
          <Button look="quiet" isSmall onClick={readAll}>
            {panelStrings.markAll}
          </Button>
        )}
        <Link className={iconButtonClass} to={BELL_PAGE} aria-label={panelStrings.settings}>
          <LineIcon path={GEAR} />
        </Link>
      </header>
      <div className={styles.filter}>
        <Segments
          legend={panelStrings.filter}
          name="bell"
          value={filter}
          onSelect={setFilter}
          options={[
            { value: 'all', label: panelStrings.all },
            { value: 'trades', label: panelStrings.trades(unread.trades) },
            { value: 'mentions', label: panelStrings.mentions(unread.mentions) },
          ]}
        />
      </div>
      <BellNotes filter={filter} onRead={marks.read} />
    </section>
  );
}

const GEAR =
  'M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2m-8.4 8.4-2.2 2.2';
