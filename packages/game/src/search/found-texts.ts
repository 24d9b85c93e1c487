import type { FoundText } from '@wallabee/contract/search/search-results';
import type { FaqEntry } from '../texts/faq.ts';
import { excerptFor } from '../words/excerpt.ts';
import type { Found } from './found.ts';
import { plainText } from './plain-text.ts';
import type { NewsText } from './site-text-documents.ts';

export function toFoundNews(row: Omit<NewsText, 'id'>, found: Found, query: string): FoundText {
  return {
    ...NOT_IN_A_FORUM,
    source: 'news',
    id: row.slug,
    title: row.title,
    ...excerptOf([row.summary, ...row.body].join('\n'), query),
    at: row.published_at.toISOString(),
    url: `/news/${row.slug}`,
    marks: [...(found.marks ?? [])],
    why: null,
  };
}

export function toFoundAnswer({ id, question, answer }: FaqEntry, found: Found, query: string): FoundText {
  return {
    ...NOT_IN_A_FORUM,
    source: 'faq',
    id,
    title: question,
    ...excerptOf(plainText(answer), query),
    at: null,
    url: `/faq#${id}`,
    marks: [...(found.marks ?? [])],
    why: null,
  };
}

const NOT_IN_A_FORUM = { kind: 'threads', forum: null, post_count: null } as const;

export function excerptOf(text: string, query: string) {
  const { text: excerpt, marks } = excerptFor(text, query);
  return { excerpt, excerpt_marks: [...marks] };
}
