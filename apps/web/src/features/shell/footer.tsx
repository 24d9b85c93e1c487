import type { SiteLinks } from '@wallabee/contract/protocol/page-visit';
import { memo } from 'react';
import { BrandMark } from '../../game-ui/brand-mark.tsx';
import { loginLink } from '../../platform/session/login-return.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { OutsideLink } from '../../ui/controls/outside-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { wrapClass } from '../../ui/layout/page-layout.tsx';
import styles from './footer.module.css';
import { type SitemapLink, sitemapGroups } from './navigation/site-map.ts';
import { shellStrings } from './shell.strings.ts';

export const Footer = memo(SiteFooter);

function SiteFooter({ links, version }: { links: SiteLinks; version: string }) {
  return (
    <footer className={styles.footer}>
      <div className={classNames(wrapClass, styles.wrap)}>
        <div className={styles.about}>
          <Link className={styles.brand} to="/">
            <BrandMark />
            {shellStrings.brand}
          </Link>
          <p>{shellStrings.tagline}</p>
          <AppStoreBadges appStores={links.appStores} />
          <p>
            {`${shellStrings.stuck} `}
            <OutsideLink href={`mailto:${links.supportEmail}`}>{shellStrings.writeToSupport}</OutsideLink>
          </p>
        </div>
        <nav className={styles.sitemap} id="sitemap" aria-label={shellStrings.sitemap}>
          {sitemapGroups(links).map((group) => (
            <div key={group.heading}>
              <p id={`sitemap-${group.heading}`}>{group.heading}</p>
              <ul aria-labelledby={`sitemap-${group.heading}`}>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <GroupLink link={link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.bottom}>
          <p>
            <span>{shellStrings.copyright}</span>
            <span>{shellStrings.version(version)}</span>
          </p>
          <nav aria-label={shellStrings.follow}>
            <ul>
              {links.social.map(({ name, href }) => (
                <li key={name}>
                  <OutsideLink href={href} rel="me noopener">
                    {name}
                  </OutsideLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function GroupLink({ link }: { link: SitemapLink }) {
  if ('outside' in link) return <OutsideLink href={link.outside}>{link.label}</OutsideLink>;
  return <Link {...(link.href === loginLink.to ? loginLink : { to: link.href })}>{link.label}</Link>;
}

export function AppStoreBadges({ appStores }: Pick<SiteLinks, 'appStores'>) {
  return (
    <div className={styles.badges}>
      {appStores.map(({ platform, href }) => (
        <OutsideLink
          key={platform}
          className={classNames(buttonClass({ look: 'ink' }), styles.badge)}
          href={href}
        >
          <Icon name="phone" />
          <span>
            <small>{shellStrings.getTheGame}</small>
            {` ${platform}`}
          </span>
        </OutsideLink>
      ))}
    </div>
  );
}
