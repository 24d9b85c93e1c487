import type { OwnSwaps, SwapOffer } from '@wallabee/contract/swaps/own-swaps';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { useEffect, useState } from 'react';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { nameOf } from '../exchange.ts';
import { ItemRow, ItemRows } from '../item-row.tsx';
import { ownSwapsInput } from '../own-swaps-input.ts';
import styles from './editor.module.css';
import { shortOfferReason } from './offer-words.ts';
import { offerStrings as strings } from './own-swaps.strings.ts';
import type { OwnChanges } from './use-own-changes.ts';

type AddOfferProps = { own: OwnSwaps; changes: OwnChanges };

/** A search in the pouch, for what is not offered yet. */
export function AddOffer({ own, changes }: AddOfferProps) {
  const [typed, setTyped] = useState('');
  const name = useSettled(typed.trim());
  return (
    <form className={styles.add} onSubmit={(event) => event.preventDefault()}>
      <SearchBox
        label={strings.add}
        name="offers_name"
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed.trim() !== '' && name !== '' && (
        <Found
          name={name}
          changes={changes}
          onOffer={(offer) =>
            changes.change(
              own,
              { offers: [{ ...offer, offered: true, is_by_hand: true }] },
              { done: strings.offered(nameOf(offer.item)) },
            )
          }
        />
      )}
    </form>
  );
}

interface FoundProps {
  name: string;
  changes: OwnChanges;
  onOffer: (offer: SwapOffer) => void;
}

function Found({ name, changes, onOffer }: FoundProps) {
  const { data, isError } = useApiQuery(
    swapCalls.readOwnSwaps,
    ownSwapsInput({ offers: 'all', offers_name: name }),
  );
  const found = data && changes.shown(data, 'all').offers.slice(0, SHOWN);
  return (
    <div className={styles.found}>
      <p className={styles.note} role="status">
        {isError && strings.searchFailed}
        {!found && !isError && strings.searching}
        {found?.length === 0 && strings.noneCalled(name)}
      </p>
      {found && found.length > 0 && (
        <ItemRows label={strings.found}>
          {found.map((offer) => (
            <ItemRow
              key={offer.item.item_id}
              item={offer.item}
              detail={shortOfferReason(offer)}
              end={<OfferButton offer={offer} onOffer={() => onOffer(offer)} />}
            />
          ))}
        </ItemRows>
      )}
    </div>
  );
}

const SHOWN = 6;

function OfferButton({ offer, onOffer }: { offer: SwapOffer; onOffer: () => void }) {
  if (offer.offered) return <span className={styles.note}>{strings.isOffered}</span>;
  return (
    <Button look="line" isSmall aria-label={strings.offer(nameOf(offer.item))} onClick={onOffer}>
      {strings.addLabel}
    </Button>
  );
}

/** The value once it has stayed the same for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const SETTLE_MS = 250;
