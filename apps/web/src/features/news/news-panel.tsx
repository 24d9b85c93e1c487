import { useId } from 'react';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { isSiteAddress, Link } from '../../ui/controls/link.tsx';
import { OutsideLink } from '../../ui/controls/outside-link.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { MediaList, MediaRow } from '../../ui/lists/media-list.tsx';
import { newsStrings } from './news.strings.ts';
import styles from './news-panel.module.css';
import type { NewsPicture, NewsRow } from './news-rows.ts';

/** `null` if the blog cannot be reached; the page is shown without it. */
export function NewsPanel({ rows }: { rows: NewsRow[] | null }) {
  const headingId = useId();
  return (
    <section className={styles.news} aria-labelledby={headingId}>
      <h2 id={headingId}>{newsStrings.heading}</h2>
      <div className={styles.panel}>
        <Posts rows={rows} />
      </div>
    </section>
  );
}

function Posts({ rows }: { rows: NewsRow[] | null }) {
  if (rows === null) return <Word text={newsStrings.away} hint={newsStrings.awayHint} />;
  if (rows.length === 0) return <Word text={newsStrings.none} hint={newsStrings.noneHint} />;
  return (
    <>
      <MediaList>
        {rows.map((row) => (
          <MediaRow
            key={row.href}
            picture={<Picture picture={row.picture} />}
            title={<PostLink row={row} />}
            detail={<time dateTime={row.date}>{formatDate(row.date)}</time>}
          />
        ))}
      </MediaList>
      {rows.some(({ href }) => isSiteAddress(href)) && (
        <Link className={styles.all} to="/news">
          {newsStrings.all}
          <Icon name="arrowRight" />
        </Link>
      )}
    </>
  );
}

function Word({ text, hint }: { text: string; hint: string }) {
  return (
    <p className={styles.word}>
      <strong>{text}</strong> {hint}
    </p>
  );
}

function PostLink({ row }: { row: NewsRow }) {
  if (isSiteAddress(row.href)) {
    return (
      <Link className={styles.link} to={row.href}>
        {row.title}
      </Link>
    );
  }
  return (
    <OutsideLink className={styles.link} href={row.href}>
      {row.title}
    </OutsideLink>
  );
}

function Picture({ picture }: { picture: NewsPicture | null }) {
  if (picture?.kind === 'drawing')
    return <PlateArt art={picture.art} hue={picture.hue} size="thumb" pixels={56} />;
  return (
    <span className={styles.photograph}>
      {picture ? (
        <img src={picture.address} alt="" width={56} height={56} loading="lazy" decoding="async" />
      ) : (
        <Icon name="hexagon" />
      )}
    </span>
  );
}
