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
  /** Null where maps show only the drawn background. */
  tiles: MapTiles | null;
}

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
