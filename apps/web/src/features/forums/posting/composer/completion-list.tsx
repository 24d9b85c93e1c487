import type { ComponentProps } from 'react';
import { Avatar } from '../../../../game-ui/avatar.tsx';
import { NumberChip } from '../../../../game-ui/number-chip.tsx';
import { PlateArt } from '../../../../game-ui/plate-art.tsx';
import { artOf } from '../../../../platform/pages/art.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { type Option, OptionList } from '../../../../ui/lists/option-list.tsx';
import styles from './completion-list.module.css';
import { composerStrings } from './composer.strings.ts';
import type { Match } from './matches.ts';

interface CompletionListProps extends Omit<ComponentProps<typeof OptionList>, 'options' | 'className'> {
  matches: readonly Match[];
}

export function CompletionList({ matches, ...rest }: CompletionListProps) {
  return (
    <>
      <OptionList {...rest} className={styles.sheet} options={matches.map(optionOf)} />
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>
            <Icon name="arrowUp" />
          </kbd>
          <kbd>
            <Icon name="arrowDown" />
          </kbd>
          {composerStrings.choose}
        </span>
        <span>
          <kbd>{composerStrings.keys.enter}</kbd>
          {composerStrings.putIn}
        </span>
        <span>
          <kbd>{composerStrings.keys.escape}</kbd>
          {composerStrings.close}
        </span>
        <span>{composerStrings.matches(matches.length)}</span>
      </p>
    </>
  );
}

function optionOf({ words, name, detail, number, picture }: Match): Option {
  return {
    key: words,
    name,
    detail,
    picture: <Picture of={picture} />,
    end: number !== undefined && <NumberChip number={number} />,
  };
}

function Picture({ of: { kind, id, key, hue } }: { of: Match['picture'] }) {
  const art = artOf({ kind, id }, key, 50);
  if (kind === 'player') return <Avatar src={art.src} hue={hue} pixels={40} />;
  return <PlateArt art={art} size="thumb" pixels={40} hue={hue} isEager />;
}
