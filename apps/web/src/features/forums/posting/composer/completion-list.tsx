import { Avatar } from '../../../../game-ui/avatar.tsx';
import { NumberChip } from '../../../../game-ui/number-chip.tsx';
import { PlateArt } from '../../../../game-ui/plate-art.tsx';
import { artOf } from '../../../../platform/pages/art.ts';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './completion-list.module.css';
import { composerStrings } from './composer.strings.ts';
import type { Match } from './matches.ts';

interface CompletionListProps {
  label: string;
  listId: string;
  optionId: (place: number) => string;
  matches: readonly Match[];
  active: number;
  onPoint: (place: number) => void;
  onChoose: (place: number) => void;
}

export function CompletionList(props: CompletionListProps) {
  const { label, listId, optionId, matches, active, onPoint, onChoose } = props;
  return (
    <>
      <div className={styles.sheet} id={listId} role="listbox" aria-label={label}>
        {matches.map((match, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the focus and handles the keys.
          <div
            key={match.words}
            id={optionId(place)}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            // The press must not blur the text box, or the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onPoint(place)}
            onClick={() => onChoose(place)}
          >
            <Picture of={match.picture} />
            <span className={styles.text}>
              <span className={styles.name}>{match.name}</span>
              <span className={styles.detail}>{match.detail}</span>
            </span>
            {match.number !== undefined && <NumberChip number={match.number} />}
          </div>
        ))}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>
            <Icon name="arrowUp" />
          </kbd>{' '}
          <kbd>
            <Icon name="arrowDown" />
          </kbd>{' '}
          {composerStrings.choose}
        </span>
        <span>
          <kbd>{composerStrings.keys.enter}</kbd> {composerStrings.putIn}
        </span>
        <span>
          <kbd>{composerStrings.keys.escape}</kbd> {composerStrings.close}
        </span>
        <span>{composerStrings.matches(matches.length)}</span>
      </p>
    </>
  );
}

function Picture({ of: { kind, id, key, hue } }: { of: Match['picture'] }) {
  const art = artOf({ kind, id }, key, 50);
  if (kind === 'player') return <Avatar src={art.src} hue={hue} pixels={40} />;
  return <PlateArt art={art} size="thumb" pixels={40} hue={hue} isEager />;
}
