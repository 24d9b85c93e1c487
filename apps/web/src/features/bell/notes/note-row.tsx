import type { Notification } from '@wallabee/contract/bell/notification';
import { type MouseEvent, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { isSiteAddress, Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Deal } from './deal.tsx';
import { NotePicture } from './note-picture.tsx';
import { whenLapsing, whenNoted } from './note-times.ts';
import styles from './notes.module.css';
import { noteStrings } from './notes.strings.ts';
import { Sentence } from './sentence.tsx';

type NoteRowProps = { note: Notification; now: Date; onRead: (note: Notification) => void };

/** Its time is the link to what it is about, and covers the row; the links of its sentence lie above. */
export function NoteRow({ note, now, onRead }: NoteRowProps) {
  const id = useId();
  const href: SiteAddress = isSiteAddress(note.url) ? note.url : '/';
  function follow({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onRead(note);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser clicks a link when Enter is pressed on it.
    <li className={classNames(styles.note, !note.is_read && styles.unread)} onClick={follow}>
      <NotePicture note={note} />
      <div className={styles.text}>
        <p className={styles.sentence} id={`${id}-words`}>
          {!note.is_read && <VisuallyHidden>{noteStrings.unread}</VisuallyHidden>}
          <Sentence parts={note.parts} />
        </p>
        <p className={styles.meta}>
          <Link
            className={styles.whole}
            to={href}
            id={`${id}-time`}
            aria-labelledby={`${id}-words ${id}-time`}
            isPrefetched={false}
          >
            <time dateTime={note.at}>{whenNoted(note.at, now)}</time>
          </Link>
          {note.lapses_at && <span>{`, ${whenLapsing(note.lapses_at, now)}`}</span>}
        </p>
        {note.deal && (
          <>
            <Deal deal={note.deal} />
            <div className={styles.actions}>
              <ButtonLink to={href} isSmall>
                {noteStrings.seeOffer}
              </ButtonLink>
              {!note.is_read && (
                <Button look="quiet" isSmall onClick={() => onRead(note)}>
                  {noteStrings.later}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </li>
  );
}
