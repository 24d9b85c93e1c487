import { Button } from '../../../ui/controls/button.tsx';
import { Latch } from '../../../ui/controls/latch.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './editor.module.css';
import { wantStrings as strings } from './own-swaps.strings.ts';
import type { QueryWant } from './wants.ts';

interface QueryWantRowProps {
  want: QueryWant;
  onSwitch: (isOn: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function QueryWantRow({ want: { name, q, on }, onSwitch, onEdit, onRemove }: QueryWantRowProps) {
  return (
    <li>
      <Latch
        label={name}
        detail={strings.query(q)}
        checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <div className={styles.buttons}>
        <Button look="quiet" aria-label={strings.editNamed(name)} onClick={onEdit}>
          <Icon name="edit" />
          {strings.edit}
        </Button>
        <Button look="quiet" aria-label={strings.removeNamed(name)} onClick={onRemove}>
          <Icon name="close" />
          {strings.remove}
        </Button>
      </div>
    </li>
  );
}
