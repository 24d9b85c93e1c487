import type { CarriedItem } from '@wallabee/contract/pouch/own-pouch';
import { useState } from 'react';
import { ActionButton } from '../../game-ui/actions/action-button.tsx';
import { itemWords } from '../../game-ui/actions/action-words.ts';
import { ownActions } from '../../game-ui/actions/own-actions.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { PlainDialog } from '../../ui/controls/plain-dialog.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { actedItem, type OwnPouchItem } from './own-pouch.ts';
import { pouchStrings as strings } from './pouch.strings.ts';

interface ItemDialogProps {
  /** Null while it is closed. */
  item: OwnPouchItem | null;
  onClose: () => void;
}

/** What is known of an item of the pouch, and what can be done with it. */
export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const [shown, setShown] = useState(item);
  // It stays in the dialog while the dialog closes.
  if (item && item !== shown) setShown(item);
  if (!shown?.own) return null;
  const { own } = shown;
  return (
    <PlainDialog isOpen={item !== null} heading={itemWords(shown)} onClose={onClose}>
      <p>{factsOf(shown, own).join(' ')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are pressed; it only closes the dialog. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click too. */}
      <div onClick={onClose}>
        <ButtonRow>
          {ownActions(actedItem(shown, own), own.saved_number).map((action) => (
            <ActionButton
              key={action.action}
              action={action}
              look={action.action === 'save' ? 'honey' : 'line'}
              label={action.action === 'save' && own.saved_number !== null ? strings.swapIn : undefined}
            />
          ))}
          <ButtonLink look="quiet" to={`/tools/item/history/${shown.item_id}`} isPrefetched={false}>
            {strings.history}
          </ButtonLink>
        </ButtonRow>
      </div>
    </PlainDialog>
  );
}

function factsOf({ number }: OwnPouchItem, { saved_number, is_withheld, price }: CarriedItem): string[] {
  return [
    savedWords(number, saved_number),
    ...(price === null ? [] : [strings.isListed(formatNumber(price))]),
    ...(is_withheld ? [strings.isWithheld] : []),
  ];
}

function savedWords(number: number, saved: number | null): string {
  if (saved === null) return strings.isMissing;
  return (number < saved ? strings.isBetter : strings.isSpare)(formatNumber(saved));
}
