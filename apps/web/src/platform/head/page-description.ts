import type { PreviewContent } from '@wallabee/contract/previews/preview-content';
import { createContext, type RouterContextProvider } from 'react-router';

/** What machines read about a page, besides its title and description. */
export interface PageDescription {
  /** The picture that chats show; without one, the site's own. */
  preview?: PreviewContent;
  /** The pages between Home and this one. */
  above?: readonly Crumb[];
  /** Without any, the page describes itself as a web page. */
  data?: (page: DescribedPage) => readonly Thing[];
  /** Besides the news. */
  feeds?: readonly FeedName[];
  published?: string;
}

export interface Crumb {
  name: string;
  path: string;
}

export type FeedName = 'news' | 'new-items' | 'store-items' | 'api-changes';

export interface DescribedPage {
  siteUrl: string;
  /** The canonical address. */
  url: string;
  title: string;
  description: string | undefined;
  /** The address of the preview picture. */
  image: string;
}

/** An object of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

interface Described {
  describe: (() => PageDescription) | null;
}

export const describedContext = createContext<Described>();

/** Called by loaders. `describe` runs only where a document is rendered. */
export function describePage(context: Readonly<RouterContextProvider>, describe: () => PageDescription) {
  context.get(describedContext).describe = describe;
}
