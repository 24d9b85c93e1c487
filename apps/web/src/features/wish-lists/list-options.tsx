import { type WishListChoice, wishTargetFrom } from '@wallabee/contract/wish-lists/wish-list-rules';
import { Button } from '../../ui/controls/button.tsx';
import styles from './list-options.module.css';
import { PresetField } from './preset-field.tsx';
import { wishListsHref } from './wish-list-links.ts';
import { wishListStrings } from './wish-lists.strings.ts';

interface ListOptionsProps {
  player: string;
  choice: WishListChoice;
  onChoose: (wanted: WishListChoice) => void;
}

export function ListOptions({ player, choice: { target, isWider }, onChoose }: ListOptionsProps) {
  return (
    <form className={styles.options} action={wishListsHref(player)}>
      <PresetField
        current={target}
        value={target}
        isLabelHidden
        onChange={(event) =>
          onChoose({ target: wishTargetFrom(event.currentTarget.value) ?? target, isWider })
        }
      />
      <label className={styles.wider}>
        <input
          type="checkbox"
          name="wider"
          value="true"
          checked={isWider}
          onChange={() => onChoose({ target, isWider: !isWider })}
        />
        {target === 'U' ? wishListStrings.includeScarce : wishListStrings.includeUniques}
      </label>
      <noscript>
        <Button type="submit">{wishListStrings.show}</Button>
      </noscript>
    </form>
  );
}
