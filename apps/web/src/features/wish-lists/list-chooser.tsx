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
  wrong: string | null;
}

/** Without a script both are plain forms, which the landing page answers. */
export function ListChooser({ player, wrong }: ListChooserProps) {
  const navigate = useNavigate();
  const [error, setError] = useState(wrong === null ? undefined : wishListStrings.noSuchList(wrong));

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('list') ?? '');
    const target = wishTargetWritten(written);
    setError(target === null ? wishListStrings.noSuchList(written) : undefined);
    if (target !== null) void navigate(wishListHref(player, { target, isWider: false }));
  };

  return (
    <div className={styles.chooser}>
      <form action={wishListsHref(player)} onSubmit={show}>
        <PresetField after={<Button type="submit">{wishListStrings.show}</Button>} />
      </form>
      <form action={wishListsHref(player)} onSubmit={show}>
        <TextField
          name="list"
          label={wishListStrings.custom}
          hint={wishListStrings.customHint}
          defaultValue={wrong ?? undefined}
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
