import type { Post, ThreadPage } from '@wallabee/contract/forums/forum';
import { threadPreview } from '@wallabee/contract/previews/preview-content';
import { CRUMBS } from '../../platform/head/crumbs.server.ts';
import type { DescribedPage, PageDescription, Thing } from '../../platform/head/page-description.ts';
import { person } from '../../platform/head/things.server.ts';

export function describeForum(): PageDescription {
  return { above: [CRUMBS.forums] };
}

/** Only in the document for a reader: to everybody else a thread is a login message. */
export function describeThread(thread: ThreadPage): PageDescription {
  const { thread_id: id, post_data, forum, posts } = thread;
  const [first] = posts;
  const isBeginning = first?.position === 0;
  return {
    above: [CRUMBS.forums, { name: forum.title, path: `/forums/${forum.id}/0` }],
    ...(isBeginning && {
      preview: threadPreview({
        id,
        title: post_data.title,
        forum: forum.title,
        author: authorOf(first),
        text: wordsOf(first),
      }),
    }),
    data: (page) => [posting(thread, page)],
  };
}

function posting(
  { post_data, posts, forum, thread_id }: ThreadPage,
  { siteUrl, image, url }: DescribedPage,
): Thing {
  const [first, ...replies] = posts;
  return {
    '@type': 'DiscussionForumPosting',
    '@id': `${siteUrl}/forums/${forum.id}/0/${thread_id}/0`,
    url,
    headline: post_data.title,
    author: first?.position === 0 ? person(siteUrl, first.user) : { '@type': 'Person', name: post_data.name },
    datePublished: first?.position === 0 ? first.created : undefined,
    text: first?.position === 0 ? excerptOf(first) : post_data.title,
    image,
    isPartOf: { '@type': 'WebPage', name: forum.title, url: `${siteUrl}/forums/${forum.id}/0` },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/CommentAction',
      userInteractionCount: post_data.post_count - 1,
    },
    comment: (first?.position === 0 ? replies : posts)
      .filter(({ is_removed }) => !is_removed)
      .map((post) => ({
        '@type': 'Comment',
        text: excerptOf(post),
        author: person(siteUrl, post.user),
        datePublished: post.created,
      })),
  };
}

function authorOf({ user: { name, image_key } }: Post) {
  return { name, image_key };
}

/** The API makes the key of the picture from the same text. */
function wordsOf({ text, is_html, is_removed }: Post): string | null {
  return is_html || is_removed ? null : text;
}

function excerptOf({ text, is_html }: Post): string {
  const words = is_html ? text.replace(/<[^>]*>/g, ' ') : text;
  return words.replace(/\s+/g, ' ').trim().slice(0, LONGEST_EXCERPT);
}

const LONGEST_EXCERPT = 300;
