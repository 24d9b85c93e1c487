import { type WishListChoice, wishTargetFrom } from '@wallabee/contract/wish-lists/wish-list-rules';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import styles from './list-options.module.css';
import { PresetField } from './preset-field.tsx';
import { wishListHref, wishListsHref } from './wish-list-links.ts';
import { wishListStrings } from './wish-lists.strings.ts';

/** Another list, or this one with more in it: both are another address, and at once another list. */
export function ListOptions({ player, choice }: { player: string; choice: WishListChoice }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const show = (next: WishListChoice) =>
    void navigate(`${wishListHref(player, next)}${search}`, { replace: true, preventScrollReset: true });
  const { target, isWider } = choice;
  return (
    <form className={styles.options} action={wishListsHref(player)}>
      <PresetField
        current={target}
        value={target}
        isLabelHidden
        onChange={(event) => show({ target: wishTargetFrom(event.currentTarget.value) ?? target, isWider })}
      />
      <label className={styles.wider}>
        <input
          type="checkbox"
          name="wider"
          value="true"
          checked={isWider}
          onChange={() => show({ target, isWider: !isWider })}
        />
        {target === 'U' ? wishListStrings.includeScarce : wishListStrings.includeUniques}
      </label>
      <noscript>
        <Button type="submit">{wishListStrings.show}</Button>
      </noscript>
    </form>
  );
}
