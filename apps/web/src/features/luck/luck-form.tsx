import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './luck.module.css';
import { luckStrings } from './luck.strings.ts';
import { LUCK, LUCK_FIELDS } from './luck-links.ts';

interface LuckFormProps {
  player: string;
  draw: string;
  isUnknown: boolean;
}

/** A plain form, so that it works before the script and without it. */
export function LuckForm({ player, draw, isUnknown }: LuckFormProps) {
  return (
    <Panel heading={luckStrings.formHeading}>
      <form action={LUCK} className={styles.form}>
        <TextField
          key={`player ${player}`}
          label={luckStrings.player}
          hint={luckStrings.playerHint}
          error={isUnknown ? luckStrings.noPlayer : undefined}
          name={LUCK_FIELDS.player}
          defaultValue={player}
          maxLength={100}
          autoComplete="off"
          required
        />
        <TextField
          key={`draw ${draw}`}
          label={luckStrings.draw}
          hint={luckStrings.drawHint}
          name={LUCK_FIELDS.draw}
          defaultValue={draw}
          type="number"
          min={1}
        />
        <Button type="submit">{luckStrings.check}</Button>
      </form>
    </Panel>
  );
}
