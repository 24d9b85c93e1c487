import { type WishListChoice, wishTargetFrom } from '@wallabee/contract/wish-lists/wish-list-rules';
import { useState } from 'react';
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
  const [wanted, setWanted] = useWanted(choice);
  const show = (next: WishListChoice) => {
    setWanted(next);
    void navigate(`${wishListHref(player, next)}${search}`, { replace: true, preventScrollReset: true });
  };
  const { target, isWider } = wanted;
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

/** What was chosen shows at once, the list a moment later; when the address changes by itself, that is what counts. */
function useWanted(choice: WishListChoice) {
  const [wanted, setWanted] = useState(choice);
  const [seen, setSeen] = useState(choice);
  if (seen.target !== choice.target || seen.isWider !== choice.isWider) {
    setSeen(choice);
    setWanted(choice);
  }
  return [wanted, setWanted] as const;
}
