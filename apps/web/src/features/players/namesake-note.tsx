import { artPath } from '@wallabee/contract/art/art-address';
import { NAME_MARK } from '@wallabee/contract/players/player-key-rules';
import type { Profile } from '@wallabee/contract/players/profile';
import { PersonChip } from '../../game-ui/person-chip.tsx';
import styles from './namesake-note.module.css';
import { playerStrings } from './players.strings.ts';
import { profileHref } from './profile/profile-links.ts';

export type Namesake = Pick<Profile, 'id' | 'username' | 'name' | 'hue' | 'image_key'>;

/** A search for a name that is also an id may have meant either player. */
export function NamesakeNote({ namesake }: { namesake: Namesake }) {
  const { id, username, name, hue, image_key } = namesake;
  return (
    <p className={styles.note}>
      {playerStrings.namesake}
      <PersonChip
        name={name}
        avatar={artPath({ kind: 'player', id }, 50, image_key)}
        hue={hue}
        href={profileHref(`${NAME_MARK}${username}`, 'bio')}
      />
    </p>
  );
}
