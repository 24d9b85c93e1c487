import type { BrowserApi, SiteLinks } from '@wallabee/contract/protocol/page-visit';

/** What every page knows of the site it belongs to; the root route loads it once. */
export interface SiteData {
  siteUrl: string;
  version: string;
  browserApi: BrowserApi;
  links: SiteLinks;
}
