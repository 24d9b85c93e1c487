import { CRUMBS } from '../../platform/head/crumbs.server.ts';
import { webPage } from '../../platform/head/json-ld.server.ts';
import type { PageDescription } from '../../platform/head/page-description.ts';
import { organization } from '../../platform/head/things.server.ts';
import { htmlOf, type Text } from './texts/text.ts';

export function describeText(name: string, text: Text): PageDescription {
  if (name === 'faq')
    return { data: (page) => [{ ...webPage(page, 'FAQPage'), mainEntity: questions(text) }] };
  return name === 'credits' ? { above: [CRUMBS.about] } : {};
}

export function describeAbout(): PageDescription {
  return { data: (page) => [{ ...webPage(page, 'AboutPage'), mainEntity: organization(page.siteUrl) }] };
}

function questions({ sections }: Text) {
  return sections.map(({ heading, parts }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(htmlOf(parts)) },
  }));
}

/** The HTML is compiled from our own Markdown, so it has no element that is not closed. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => CHARACTERS[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim();
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
