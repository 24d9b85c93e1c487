import type { BlogPost, BlogPostCard } from '@wallabee/contract/news/news';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { StatList } from '../../ui/layout/stat-list.tsx';
import { newsStrings } from './news.strings.ts';
import { postArt } from './news-rows.ts';
import type { Neighbours } from './post-neighbours.ts';
import styles from './post-view.module.css';

export function PostView({ post, neighbours }: { post: BlogPost; neighbours: Neighbours }) {
  const { title, summary, date, body } = post;
  const published = <time dateTime={date}>{formatDate(date)}</time>;
  return (
    <article>
      <PageHeader
        heading={title}
        back={{ href: '/news', label: newsStrings.backToAll }}
        lead={summary}
        art={<PlateArt art={postArt(post, 200)} size="shelf" pixels={208} isEager />}
        stats={<StatList stats={[{ term: newsStrings.published, value: published }]} />}
      />
      <div className={styles.body}>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ReadOn {...neighbours} />
    </article>
  );
}

function ReadOn({ newer, older }: Neighbours) {
  if (!newer && !older) return null;
  return (
    <nav className={styles.readOn} aria-label={newsStrings.readOn}>
      {newer && <Neighbour label={newsStrings.newer} post={newer} />}
      {older && <Neighbour label={newsStrings.older} post={older} />}
    </nav>
  );
}

function Neighbour({ label, post }: { label: string; post: BlogPostCard }) {
  return (
    <Link className={styles.neighbour} to={`/news/${post.slug}`}>
      <PlateArt art={postArt(post, 50)} hue={post.hue} size="thumb" pixels={56} />
      <span>
        <small>{label}</small>
        {` ${post.title}`}
      </span>
    </Link>
  );
}
