import type { BellSettings } from '@wallabee/contract/bell/bell-settings';

export function feedAddresses(siteUrl: string) {
  return (secret: string): NonNullable<BellSettings['feed']> => ({
    atom_url: `${siteUrl}${PRIVATE_FEED_PATH}/${secret}.atom`,
    json_url: `${siteUrl}${PRIVATE_FEED_PATH}/${secret}.json`,
  });
}

export const PRIVATE_FEED_PATH = '/feeds/private';
