import { listBlogPosts } from '@wallabee/contract/news/news';
import { newsStrings } from '../../features/news/news.strings.ts';
import { describeNews } from '../../features/news/news-description.server.ts';
import { PostCards } from '../../features/news/post-cards.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/news-page.ts';

const { heading, lead, pageTitle } = newsStrings;

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await load(context, listBlogPosts);
  describePage(context, () => describeNews(posts));
  return { posts };
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={pageTitle(heading)} description={lead} />
      <PageHeader heading={heading} lead={lead} />
      <PostCards posts={loaderData.posts} />
    </PageLayout>
  );
}
