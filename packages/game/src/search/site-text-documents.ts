import { FAQ } from '../texts/faq.ts';
import { largeWords } from '../words/documents/catalogue-documents.ts';
import type { NewDocument } from '../words/documents/documents.ts';
import { plainText } from './plain-text.ts';

export interface NewsText {
  id: number;
  slug: string;
  title: string;
  summary: string;
  body: readonly string[];
  published_at: Date;
}

export function toNewsDocument({ id, slug, title, summary, body, published_at }: NewsText): NewDocument {
  return {
    id: `news.${slug}`,
    name: title,
    text: largeWords([summary, ...body].join(' ')),
    weight: NEWS_WEIGHT + id,
    visibleFrom: published_at.getTime(),
  };
}

export function faqDocuments(): NewDocument[] {
  return FAQ.map(({ id, question, answer }, at) => ({
    id: `faq.${id}`,
    name: question,
    text: largeWords(plainText(answer)),
    weight: FAQ_WEIGHT - at,
  }));
}

/** The site's own texts come before threads that match as well; a thread's weight is the id of its newest post. */
const NEWS_WEIGHT = 2 ** 32;
const FAQ_WEIGHT = 2 ** 33;
