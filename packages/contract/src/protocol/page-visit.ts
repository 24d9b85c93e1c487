import type { CallApi } from './client.ts';

export interface PageVisit {
  /** In-process where the API serves the pages, over HTTP elsewhere. */
  callApi: CallApi;
  /** The player of the page session; null for everybody else, whose pages are identical. */
  reader: Reader | null;
  /** Writes to the server's log, with private fields removed. */
  report: (failure: unknown) => void;
  nonce: string;
  browserApi: BrowserApi;
  siteUrl: string;
  retroUrl: string;
  links: SiteLinks;
  /** Pages without one remove the worker that an earlier page has registered. */
  hasWorker: boolean;
  /** Null where maps show only the drawn background. */
  tiles: MapTiles | null;
}

/** What a service worker needs to render pages as the server does. */
export interface WorkerSite extends Pick<PageVisit, 'browserApi' | 'siteUrl' | 'retroUrl' | 'links'> {
  /** The headers of a document, with `PAGE_NONCE` in the place of its nonce. */
  headers: Record<string, string>;
}

/** The header of a page and its data: changes with every script and style of the pages. */
export const BUILD_HEADER = 'x-build';

export const WORKER_SITE_PATH = '/worker-site.json';
export const PAGE_NONCE = 'PAGE-NONCE';

/** The credential stays in the server, so that it cannot be written into a page. */
export interface Reader {
  id: number;
  callApi: CallApi;
}

export interface SiteLinks {
  api: string;
  support: string;
  supportEmail: string;
  blog: string;
  store: string;
  appStores: readonly { platform: string; href: string }[];
  social: readonly { name: string; href: string }[];
}

export interface MapTiles {
  url: string;
  attribution: string;
  attributionUrl: string;
}

export interface BrowserApi {
  baseUrl: string;
  key: string;
}

export interface WebApp {
  handlePage(request: Request, visit: PageVisit): Promise<Response>;
}
