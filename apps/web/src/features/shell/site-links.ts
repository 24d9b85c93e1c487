/** Addresses outside the site; a deployment passes its own. */
export type LinksConfig = {
  support: string;
  supportEmail: string;
  blog: string;
  store: string;
  appStores: readonly { platform: string; href: string }[];
  social: readonly { name: string; href: string }[];
};

export const demoLinks: LinksConfig = {
  support: 'https://support.example.com/',
  supportEmail: 'support@example.com',
  blog: 'https://blog.example.com/',
  store: 'https://store.example.com/',
  appStores: [
    { platform: 'iPhone', href: 'https://apps.example.com/ios' },
    { platform: 'Android', href: 'https://apps.example.com/android' },
  ],
  social: [
    { name: 'Facebook', href: 'https://facebook.example.com/' },
    { name: 'Instagram', href: 'https://instagram.example.com/' },
    { name: 'Twitter', href: 'https://twitter.example.com/' },
  ],
};
