import { MARKET_HIGHEST_COST } from '@wallabee/game/rules/game-facts';
import { useState } from 'react';
import { itemWords } from '../../game-ui/actions/action-words.ts';
import type { ActedItem } from '../../game-ui/actions/game-action.ts';
import { TextField } from '../../ui/controls/field.tsx';
import { FormDialog } from '../../ui/controls/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { actionsStrings as strings } from './actions.strings.ts';
import { ActedPlate } from './cost-dialog.tsx';
import { priceFrom } from './price.ts';

type PriceDialogProps = {
  item: ActedItem;
  isOpen: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onPrice: (cost: number) => void;
  onClose: () => void;
};

/** What is typed stays until the item is listed. */
export function PriceDialog({ item, failure, onPrice, ...dialog }: PriceDialogProps) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const cost = priceFrom(text);
  const most = formatNumber(MARKET_HIGHEST_COST);

  function submit() {
    setChecked(true);
    if (cost !== null) onPrice(cost);
  }
  return (
    <FormDialog
      {...dialog}
      heading={strings.sellHeading(itemWords(item))}
      submitLabel={strings.sell}
      onSubmit={submit}
    >
      <ActedPlate item={item} />
      <TextField
        label={strings.price}
        hint={strings.priceHint(most)}
        error={isChecked && cost === null ? strings.priceWrong(most) : undefined}
        name="price"
        value={text}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      {failure && <Notice kind="bad">{failure}</Notice>}
    </FormDialog>
  );
}
