import { useId } from 'react';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { useCopy } from '../../../ui/controls/use-copy.ts';
import { Icon } from '../../../ui/icon.tsx';
import { alertStrings, resultStrings } from '../results.strings.ts';
import { feedHref, type SearchAddress, searchHref } from '../search-address.ts';
import styles from './search-actions.module.css';

export function SearchActions({ address }: { address: SearchAddress }) {
  return (
    <div className={styles.actions}>
      <SaveAsAlert address={address} />
      <ShareLink address={address} />
    </div>
  );
}

/** A popover of the browser's own, which opens without a script. */
function SaveAsAlert({ address }: { address: SearchAddress }) {
  const id = useId();
  return (
    <>
      <Button look="line" popoverTarget={id}>
        <Icon name="bell" />
        {alertStrings.save}
      </Button>
      <section className={styles.sheet} id={id} popover="auto" aria-label={alertStrings.save}>
        <h2>{alertStrings.heading}</h2>
        <p>{alertStrings.text}</p>
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
              {alertStrings[format]}
            </ButtonLink>
          ))}
        </div>
      </section>
    </>
  );
}

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
