import type { CallApi } from './client.ts';

/** What the server hands the web app along with a page's request. */
export interface PageVisit {
  /** In-process where the API serves the pages, over HTTP where it lives elsewhere. */
  callApi: CallApi;
  /** The player whose page session came with the request; null for everybody else, whose page is the same. */
  reader: Reader | null;
  /** Into the server's log, which leaves out what is private. */
  report: (failure: unknown) => void;
  /** Lets this page's own inline scripts run under the Content-Security-Policy. */
  nonce: string;
  /** Where the browser finds the API, and the key it calls it with. */
  browserApi: BrowserApi;
  /** The address of the site itself, for canonical links and previews. */
  siteUrl: string;
  /** The retro game: a path on the site, or an address elsewhere. */
  retroUrl: string;
  links: SiteLinks;
  /** Null where maps have only the ground that the site draws itself. */
  tiles: MapTiles | null;
}

/** Their credential stays with the server: what the web app does not have it cannot write into a page. */
export interface Reader {
  id: number;
  /** As `callApi`, with the page session, which may have run out and opens the forums alone. */
  callApi: CallApi;
}

/** Addresses outside the site's pages, each the deployment's own. */
export interface SiteLinks {
  /** Where programs find the API. */
  api: string;
  support: string;
  supportEmail: string;
  blog: string;
  store: string;
  appStores: readonly { platform: string; href: string }[];
  social: readonly { name: string; href: string }[];
}

export interface MapTiles {
  /** With {z}, {x} and {y} for the tile. */
  url: string;
  /** Who made the map, in the words they ask for. */
  attribution: string;
  attributionUrl: string;
}

export interface BrowserApi {
  baseUrl: string;
  key: string;
}

/** What the web app's server build exports: the two apps meet here. */
export interface WebApp {
  handlePage(request: Request, visit: PageVisit): Promise<Response>;
}
