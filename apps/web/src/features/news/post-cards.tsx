import type { BlogPostCard } from '@wallabee/contract/news/news';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { LinkCard } from '../../ui/layout/link-card.tsx';
import { newsStrings } from './news.strings.ts';
import { postArt } from './news-rows.ts';
import styles from './post-cards.module.css';

export function PostCards({ posts }: { posts: BlogPostCard[] }) {
  if (posts.length === 0) return <EmptyState heading={newsStrings.none} text={newsStrings.noneHint} />;
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.slug}>
          <LinkCard className={styles.card} to={`/news/${post.slug}`} hue={post.hue}>
            <PlateArt art={postArt(post, 100)} size="card" pixels={76} />
            <div className={styles.text}>
              <h2>{post.title}</h2>
              <time dateTime={post.date}>{formatDate(post.date)}</time>
              <p>{post.summary}</p>
            </div>
          </LinkCard>
        </li>
      ))}
    </ul>
  );
}
