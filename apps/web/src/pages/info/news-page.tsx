import { listBlogPosts } from '@wallabee/contract/news/news';
import { FeedLink } from '../../features/news/feed-link.tsx';
import { newsStrings } from '../../features/news/news.strings.ts';
import { PostCards } from '../../features/news/post-cards.tsx';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/news-page.ts';

const { heading, lead, pageTitle } = newsStrings;

export async function loader({ context }: Route.LoaderArgs) {
  return { posts: await load(context, listBlogPosts) };
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={pageTitle(heading)} description={lead} />
      <FeedLink />
      <PageHeader heading={heading} lead={lead} />
      <PostCards posts={loaderData.posts} />
    </PageLayout>
  );
}
