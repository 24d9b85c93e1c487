import type { MapTiles, SiteLinks } from '@wallabee/contract/protocol/page-visit';
import { z } from 'zod';

/** Only these schemes may become a link: a `javascript:` address would run with the visitor's token. */
const link = z.url({ protocol: /^(https?|mailto)$/, error: 'must be an http, https or mailto address' });

const tiles = z
  .string()
  .refine(isTileAddress, 'must be none, or an http or https address with {z}, {x} and {y} in its path');

/** The settings for links outside the site; the demo's values are placeholders. */
export const outsideSettings = {
  SUPPORT_URL: link.default('https://support.example.com/'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@example.com'),
  BLOG_URL: link.default('https://blog.example.com/'),
  STORE_URL: link.default('https://store.example.com/'),
  IPHONE_APP_URL: link.default('https://apps.example.com/ios'),
  ANDROID_APP_URL: link.default('https://apps.example.com/android'),
  FACEBOOK_URL: link.default('https://facebook.example.com/'),
  INSTAGRAM_URL: link.default('https://instagram.example.com/'),
  TWITTER_URL: link.default('https://twitter.example.com/'),
  TILE_URL: tiles.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TILE_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  TILE_ATTRIBUTION_URL: link.default('https://www.openstreetmap.org/copyright'),
};

type OutsideSettings = z.infer<z.ZodObject<typeof outsideSettings>>;

export function siteLinks(settings: OutsideSettings): Omit<SiteLinks, 'api'> {
  return {
    support: settings.SUPPORT_URL,
    supportEmail: settings.SUPPORT_EMAIL,
    blog: settings.BLOG_URL,
    store: settings.STORE_URL,
    appStores: [
      { platform: 'iPhone', href: settings.IPHONE_APP_URL },
      { platform: 'Android', href: settings.ANDROID_APP_URL },
    ],
    social: [
      { name: 'Facebook', href: settings.FACEBOOK_URL },
      { name: 'Instagram', href: settings.INSTAGRAM_URL },
      { name: 'Twitter', href: settings.TWITTER_URL },
    ],
  };
}

export function mapTiles({
  TILE_URL,
  TILE_ATTRIBUTION,
  TILE_ATTRIBUTION_URL,
}: OutsideSettings): MapTiles | null {
  if (TILE_URL === NO_TILES) return null;
  return { url: TILE_URL, attribution: TILE_ATTRIBUTION, attributionUrl: TILE_ATTRIBUTION_URL };
}

const NO_TILES = 'none';

/** The Content-Security-Policy names the tile host, so the host must not contain a placeholder. */
function isTileAddress(address: string): boolean {
  if (address === NO_TILES) return true;
  const example = address.replace('{z}', '15').replace('{x}', '1').replace('{y}', '1');
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => address.includes(part));
  return (
    isComplete && !/[{}\s]/.test(example) && /^https?:\/\/[^/]+\//.test(example) && URL.canParse(example)
  );
}
