import type { BlogPost, BlogPostCard } from '@wallabee/contract/news/news';
import { postPreview } from '@wallabee/contract/previews/preview-content';
import { CRUMBS } from '../../platform/head/crumbs.server.ts';
import { plainTitle } from '../../platform/head/json-ld.server.ts';
import type { PageDescription, Thing } from '../../platform/head/page-description.ts';
import { organization } from '../../platform/head/things.server.ts';

export function describePost(post: BlogPost): PageDescription {
  return {
    preview: postPreview(post),
    above: [CRUMBS.news],
    published: post.date,
    data: ({ siteUrl, url, image }) => [
      {
        ...posting(post, siteUrl),
        '@id': url,
        mainEntityOfPage: url,
        description: post.summary,
        image: [image],
        publisher: organization(siteUrl),
      },
    ],
  };
}

export function describeNews(posts: readonly BlogPostCard[]): PageDescription {
  return {
    data: ({ siteUrl, url, title, description }) => [
      {
        '@type': 'Blog',
        url,
        name: plainTitle(title),
        description,
        publisher: organization(siteUrl),
        blogPost: posts.slice(0, MOST_POSTS).map((post) => posting(post, siteUrl)),
      },
    ],
  };
}

const MOST_POSTS = 20;

function posting({ slug, title, date }: BlogPostCard, siteUrl: string): Thing {
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: `${siteUrl}/news/${slug}`,
    datePublished: date,
    author: organization(siteUrl),
  };
}
