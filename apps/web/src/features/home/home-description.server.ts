import type { SiteLinks } from '@wallabee/contract/protocol/page-visit';
import type { PageDescription } from '../../platform/head/page-description.ts';
import { organization } from '../../platform/head/things.server.ts';

export function describeHome({ social, supportEmail }: SiteLinks): PageDescription {
  return {
    feeds: ['new-items', 'store-items'],
    data: ({ siteUrl, url, title, description }) => [
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#website`,
        url,
        name: 'WallaBee',
        alternateName: title,
        description,
        inLanguage: 'en',
        publisher: { '@id': `${siteUrl}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/tools/search/{search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        ...organization(siteUrl),
        logo: `${siteUrl}/icon-512.png`,
        email: supportEmail,
        sameAs: social.map(({ href }) => href),
      },
    ],
  };
}
