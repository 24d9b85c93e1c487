import {
  PREVIEW_KEY_LENGTH,
  PREVIEW_SIZE,
  previewAlt,
  previewPath,
  previewSource,
} from '@wallabee/contract/previews/preview-address';
import { type PreviewContent, SITE_PREVIEW } from '@wallabee/contract/previews/preview-content';
import type { HeadFacts } from './head-facts.ts';
import { jsonLdScript, SITE_NAME, structuredData } from './json-ld.server.ts';
import type { FeedName, PageDescription } from './page-description.ts';

interface DocumentHead {
  siteUrl: string;
  facts: HeadFacts;
  description: PageDescription;
  hasWorker?: boolean;
}

interface HeadParts {
  /** Some chats read only the beginning of a document. */
  first: string;
  last: string;
}

/** What only crawlers and feed readers read. It is written into the document, so that no script has to carry it. */
export async function documentHead({
  siteUrl,
  facts,
  description,
  hasWorker = true,
}: DocumentHead): Promise<HeadParts> {
  const links = [THEME_COLORS, SEARCH_LINK, ...feedLinks('news'), ...(hasWorker ? [] : [NO_WORKER])];
  if (facts.url === undefined || facts.title === undefined) return { first: links.join(''), last: '' };
  const { preview = SITE_PREVIEW, feeds = [] } = description;
  const image = `${siteUrl}${previewPath(preview.name, await previewKey(preview))}`;
  const { url, title, description: summary } = facts;
  const page = { siteUrl, url, title, description: summary, image };
  const tags = openGraph(page, { preview, published: description.published });
  return {
    first: [...tags, ...links, ...feeds.flatMap(feedLinks)].join(''),
    last: jsonLdScript(structuredData(page, description)),
  };
}

export function withHead(html: string, { first, last }: HeadParts): string {
  return html.replace(CHARSET, (charset) => `${charset}${first}`).replace('</head>', () => `${last}</head>`);
}

/** It has to come first. */
const CHARSET = '<meta charSet="utf-8"/>';

/** `--paper`, for the bars around the installed site. */
const THEME_COLORS = Object.entries({ light: '#fcf8f0', dark: '#1e130b' })
  .map(
    ([scheme, color]) =>
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})"/>`,
  )
  .join('');

/** Scripts read it before hydration (`platform/offline/worker.ts`). */
const NO_WORKER = '<meta name="service-worker" content="off"/>';

const SEARCH_LINK = `<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="${SITE_NAME}"/>`;

const FEED_TITLES: Record<FeedName, string> = {
  news: 'News from the hive',
  'new-items': 'New items of WallaBee',
  'store-items': 'New in the stores of WallaBee',
  'api-changes': 'Changes of the WallaBee API',
};

function feedLinks(name: FeedName): string[] {
  return [
    { ending: 'atom', type: 'application/atom+xml' },
    { ending: 'json', type: 'application/feed+json' },
  ].map(
    ({ ending, type }) =>
      `<link rel="alternate" type="${type}" href="/feeds/${name}.${ending}" title="${FEED_TITLES[name]}"/>`,
  );
}

interface Page {
  url: string;
  title: string;
  description: string | undefined;
  image: string;
}

function openGraph(
  { url, title, description, image }: Page,
  { preview, published }: { preview: PreviewContent; published: string | undefined },
): string[] {
  const properties: [string, string | undefined][] = [
    ['og:title', title],
    ['og:url', url],
    ['og:type', published === undefined ? 'website' : 'article'],
    ['og:site_name', SITE_NAME],
    ['og:description', description],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PREVIEW_SIZE.width)],
    ['og:image:height', String(PREVIEW_SIZE.height)],
    ['og:image:alt', previewAlt(preview)],
    ['article:published_time', published],
  ];
  return [
    ...properties.flatMap(([property, content]) =>
      content === undefined ? [] : `<meta property="${property}" content="${escaped(content)}"/>`,
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ];
}

async function previewKey(content: PreviewContent): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(previewSource(content)));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, PREVIEW_KEY_LENGTH);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
