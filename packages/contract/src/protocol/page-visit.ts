import type { CallApi } from './client.ts';

/** What the server hands the web app along with a page's request. */
export interface PageVisit {
  /** In-process where the API serves the pages, over HTTP where it lives elsewhere. */
  callApi: CallApi;
  /** Lets this page's own inline scripts run under the Content-Security-Policy. */
  nonce: string;
  /** Where the browser finds the API, and the key it calls it with. */
  browserApi: BrowserApi;
  /** The address of the site itself, for canonical links and previews. */
  siteUrl: string;
  /** The retro game: a path on the site, or an address elsewhere. */
  retroUrl: string;
}

export interface BrowserApi {
  baseUrl: string;
  key: string;
}

/** What the web app's server build exports: the two apps meet here. */
export interface WebApp {
  handlePage(request: Request, visit: PageVisit): Promise<Response>;
}
