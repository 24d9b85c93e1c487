import type { SiteLinks } from '@wallabee/contract/protocol/page-visit';
import { useRouteLoaderData } from 'react-router';
import type { SiteData } from './site-data.ts';

export function useSiteLinks(): SiteLinks {
  return useRouteLoaderData<SiteData>('root')?.links ?? OWN_PAGES;
}

/** The fallback if the root could not be loaded. */
const OWN_PAGES: SiteLinks = {
  api: '/api',
  support: '/faq',
  supportEmail: '',
  blog: '/news',
  store: '/',
  appStores: [],
  social: [],
};
