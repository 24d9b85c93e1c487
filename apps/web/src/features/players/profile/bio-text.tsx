import type { Profile } from '@wallabee/contract/players/profile';
import type { ReactNode } from 'react';
import { playerStrings } from '../players.strings.ts';
import styles from './bio-lines.module.css';

interface BioTextProps {
  profile: Profile;
  /** The lines of the bio. */
  children: ReactNode;
}

/** The bio without a panel, above the cabinet. */
export function BioText({ profile, children }: BioTextProps) {
  return (
    <section aria-label={playerStrings.bio}>
      {profile.bio.trim() ? children : <p className={styles.none}>{playerStrings.noBioText(profile.name)}</p>}
    </section>
  );
}
