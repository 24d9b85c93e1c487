import type { NumberBrowsing } from '@wallabee/contract/items/item-rules';
import type { ReactNode } from 'react';
import { Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { numberHref } from '../item-links.ts';
import { numberStrings } from '../items.strings.ts';
import styles from './number-browser.module.css';

interface NumberBrowserProps {
  itemTypeId: number;
  browsing: NumberBrowsing;
}

/** Each link stays on its side, so that repeated clicks go on in one direction. */
export function NumberBrowser({ itemTypeId, browsing: { previous, next } }: NumberBrowserProps) {
  return (
    <nav className={styles.browser} aria-label={numberStrings.browse}>
      {previous !== null && (
        <Step className={styles.previous} rel="prev" to={numberHref(itemTypeId, previous)}>
          <Icon name="arrowLeft" />
          <span className={styles.text}>
            {numberStrings.previous} <small>{numberStrings.numbered(formatNumber(previous))}</small>
          </span>
        </Step>
      )}
      {next !== null && (
        <Step className={styles.next} rel="next" to={numberHref(itemTypeId, next)}>
          <span className={styles.text}>
            {numberStrings.next} <small>{numberStrings.numbered(formatNumber(next))}</small>
          </span>
          <Icon name="arrowRight" />
        </Step>
      )}
    </nav>
  );
}

interface StepProps {
  to: SiteAddress;
  rel: 'prev' | 'next';
  className: string | undefined;
  children: ReactNode;
}

function Step({ to, rel, className, children }: StepProps) {
  return (
    <Link className={className} to={to} rel={rel} preventScrollReset>
      {children}
    </Link>
  );
}
