import type { SearchKind } from '@wallabee/contract/search/search-kinds';
import { type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { useCopy } from '../../../ui/controls/use-copy.ts';
import { Icon, LineIcon } from '../../../ui/icon.tsx';
import { feedStrings, resultStrings } from '../results.strings.ts';
import { feedHref, type SearchAddress, searchHref } from '../search-address.ts';
import styles from './search-actions.module.css';

/** The alert about a query belongs to the alerts. */
export type TellMeOf = (alert: { q: string; of: 'items' | 'numbers' }) => ReactNode;

interface SearchActionsProps {
  address: SearchAddress;
  of: SearchKind;
  tellMe: TellMeOf;
}

export function SearchActions({ address, of, tellMe }: SearchActionsProps) {
  return (
    <div className={styles.actions}>
      {(of === 'items' || of === 'numbers') && tellMe({ q: address.q, of })}
      <Feeds address={address} />
      <ShareLink address={address} />
    </div>
  );
}

/** A popover of the browser's own, which opens without a script. */
function Feeds({ address }: { address: SearchAddress }) {
  const id = useId();
  return (
    <>
      <Button look="line" popoverTarget={id}>
        <LineIcon path={FEED} />
        {feedStrings.feeds}
      </Button>
      <section className={styles.sheet} id={id} popover="auto" aria-label={feedStrings.feeds}>
        <h2>{feedStrings.heading}</h2>
        <p>{feedStrings.text}</p>
        <div className={styles.feeds}>
          {(['atom', 'json'] as const).map((format) => (
            <ButtonLink
              key={format}
              look="line"
              isSmall
              to={feedHref(address, format)}
              reloadDocument
              isPrefetched={false}
            >
              {feedStrings[format]}
            </ButtonLink>
          ))}
        </div>
      </section>
    </>
  );
}

const FEED = 'M5 19v.01M5 12.5a6.5 6.5 0 0 1 6.5 6.5M5 6a13 13 0 0 1 13 13';

/** Without a script it is a link to the page itself. */
function ShareLink({ address }: { address: SearchAddress }) {
  const copy = useCopy(resultStrings);
  const href = searchHref(address);
  return (
    <ButtonLink
      look="line"
      to={href}
      isPrefetched={false}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void copy(`${location.origin}${href}`);
      }}
    >
      <Icon name="link" />
      {resultStrings.share}
    </ButtonLink>
  );
}
