import { listBlogPosts, readBlogPost } from '@wallabee/contract/news/news';
import { newsStrings } from '../../features/news/news.strings.ts';
import { describePost } from '../../features/news/news-description.server.ts';
import { neighboursOf } from '../../features/news/post-neighbours.ts';
import { PostView } from '../../features/news/post-view.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/post-page.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const [post, posts] = await Promise.all([
    load(context, readBlogPost, { params }),
    load(context, listBlogPosts),
  ]);
  describePage(context, () => describePost(post));
  return { post, neighbours: neighboursOf(posts, post.slug) };
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, neighbours } = loaderData;
  return (
    <PageLayout hue={post.hue}>
      <PageMeta title={newsStrings.pageTitle(post.title)} description={post.summary} />
      <PostView post={post} neighbours={neighbours} />
    </PageLayout>
  );
}
