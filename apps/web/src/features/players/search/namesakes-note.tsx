import { artPath } from '@wallabee/contract/art/art-address';
import { playerKey } from '@wallabee/contract/players/player-key-rules';
import type { PlayerMatch } from '@wallabee/contract/players/player-search';
import { PersonChip } from '../../../game-ui/person-chip.tsx';
import { playerStrings } from '../players.strings.ts';
import { profileHref } from '../profile/profile-links.ts';
import styles from './namesakes-note.module.css';

type NamesakesNoteProps = { written: string; others: readonly PlayerMatch[] };

/** A search that found a player by id or username may have meant another of that name. */
export function NamesakesNote({ written, others }: NamesakesNoteProps) {
  if (others.length === 0) return null;
  const isId = playerKey(written).id !== null;
  return (
    <div className={styles.note}>
      {isId ? playerStrings.namesakesOfId : playerStrings.namesakes}
      {others.map(({ id, name, username, hue, image_key }) => (
        <PersonChip
          key={id}
          name={name}
          aside={playerStrings.username(username)}
          avatar={artPath({ kind: 'player', id }, 50, image_key)}
          hue={hue}
          href={profileHref(id, 'bio')}
        />
      ))}
    </div>
  );
}
