import type { BrowserApi, SiteLinks } from '@wallabee/contract/protocol/page-visit';

export interface SiteData {
  siteUrl: string;
  version: string;
  browserApi: BrowserApi;
  links: SiteLinks;
}
