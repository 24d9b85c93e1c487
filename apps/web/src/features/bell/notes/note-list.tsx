import type { Notification } from '@wallabee/contract/bell/notification';
import { useId } from 'react';
import { NoteRow } from './note-row.tsx';
import styles from './notes.module.css';

type NoteListProps = {
  heading: string;
  notes: readonly Notification[];
  now: Date;
  onRead: (note: Notification) => void;
  /** The level of the heading follows from the page around it. */
  level: 2 | 3;
};

export function NoteList({ heading, notes, now, onRead, level }: NoteListProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  if (notes.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <NoteRow key={note.id} {...{ note, now, onRead }} />
        ))}
      </ul>
    </section>
  );
}
