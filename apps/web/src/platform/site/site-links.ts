import type { SiteLinks } from '@wallabee/contract/protocol/page-visit';
import { useRouteLoaderData } from 'react-router';
import type { SiteData } from './site-data.ts';

/** The addresses outside the site, as this deployment has them. */
export function useSiteLinks(): SiteLinks {
  return useRouteLoaderData<SiteData>('root')?.links ?? OWN_PAGES;
}

/** Where not even the root could be loaded, the site's own pages have to do. */
const OWN_PAGES: SiteLinks = {
  api: '/api',
  support: '/faq',
  supportEmail: '',
  blog: '/news',
  store: '/',
  appStores: [],
  social: [],
};
