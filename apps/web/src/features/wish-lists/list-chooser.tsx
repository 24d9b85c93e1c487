import { wishTargetWritten } from '@wallabee/contract/wish-lists/wish-list-rules';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import styles from './list-chooser.module.css';
import { PresetField } from './preset-field.tsx';
import { wishListHref, wishListsHref } from './wish-list-links.ts';
import { wishListStrings } from './wish-lists.strings.ts';

interface ListChooserProps {
  player: string;
  isWrong: boolean;
}

/** Without a script both are plain forms, which the landing page answers. */
export function ListChooser({ player, isWrong }: ListChooserProps) {
  const navigate = useNavigate();
  const [error, setError] = useState(isWrong ? wishListStrings.badNumber : undefined);

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('list') ?? '');
    const target = wishTargetWritten(written);
    if (target !== null) void navigate(wishListHref(player, { target, isWider: false }));
    return target;
  };
  const showNumber = (event: FormEvent<HTMLFormElement>) =>
    setError(show(event) === null ? wishListStrings.badNumber : undefined);

  return (
    <div className={styles.chooser}>
      <form action={wishListsHref(player)} onSubmit={show}>
        <PresetField after={<Button type="submit">{wishListStrings.show}</Button>} />
      </form>
      <form action={wishListsHref(player)} onSubmit={showNumber}>
        <TextField
          name="list"
          label={wishListStrings.custom}
          hint={wishListStrings.customHint}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          placeholder={wishListStrings.customPlaceholder}
          after={<Button type="submit">{wishListStrings.show}</Button>}
        />
      </form>
    </div>
  );
}
