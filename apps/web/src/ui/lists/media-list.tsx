import { Children, type ReactNode } from 'react';
import styles from './media-list.module.css';

export function MediaList({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (row) => row && <li>{row}</li>)}
    </ul>
  );
}

type MediaRowProps = {
  picture?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
};

export function MediaRow({ picture, title, detail, end }: MediaRowProps) {
  return (
    <div className={styles.row}>
      {picture}
      <div className={styles.text}>
        <div className={styles.title}>{title}</div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {end}
    </div>
  );
}
