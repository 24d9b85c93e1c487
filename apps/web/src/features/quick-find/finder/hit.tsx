import { artPath } from '@wallabee/contract/art/art-address';
import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { SearchResult } from '@wallabee/contract/search/search-results';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { StateLine } from '../../../game-ui/state-line.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isSiteAddress, Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconKey } from './finder-tips.tsx';
import styles from './hit.module.css';
import { artSubjectOf, reasonOf, titleOf } from './hit-words.ts';
import { MarkedText } from './marked-text.tsx';

interface HitProps {
  id: string;
  isSelected: boolean;
  result: SearchResult;
  isJump: boolean;
  query: string;
}

export function Hit({ id, isSelected, result, isJump, query }: HitProps) {
  const isNamedInDisplay = result.kind === 'items' || result.kind === 'numbers' || result.kind === 'sets';
  return (
    <Link
      className={classNames(styles.hit, isJump && styles.jump)}
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      to={isSiteAddress(result.url) ? result.url : '/'}
    >
      <Picture result={result} isLarge={isJump} />
      <span className={styles.text}>
        <span className={styles.title}>
          <span
            className={classNames(isJump ? styles.wrapped : styles.name, isNamedInDisplay && styles.display)}
          >
            <MarkedText text={titleOf(result)} marks={result.marks} />
          </span>
          {result.kind === 'numbers' && <NumberChip number={result.number} />}
        </span>
        {result.kind === 'numbers' ? <StateLine number={result} /> : <Reason {...reasonOf(result, query)} />}
      </span>
      <span className={styles.enter} aria-hidden="true">
        <IconKey name="enter" />
      </span>
    </Link>
  );
}

function Reason({ text, marks }: ReturnType<typeof reasonOf>) {
  return (
    <span className={styles.why}>
      <MarkedText text={text} marks={marks} />
    </span>
  );
}

function Picture({ result, isLarge }: { result: SearchResult; isLarge: boolean }) {
  if (result.kind === 'threads') {
    return (
      <span className={styles.tile}>
        <Icon name="quote" />
      </span>
    );
  }
  if (result.kind === 'players') {
    return (
      <Avatar src={artPath({ kind: 'player', id: result.id }, 100, result.image_key)} hue={result.hue} />
    );
  }
  return (
    <PlateArt
      art={artOf(artSubjectOf(result), result.image_key, isLarge ? 100 : 50)}
      size="thumb"
      pixels={isLarge ? 76 : 44}
      hue={result.hue}
      prestige={result.kind === 'numbers' ? prestigeOf(result.number) : undefined}
      isEager
    />
  );
}
