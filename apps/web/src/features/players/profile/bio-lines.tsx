import type { Profile } from '@wallabee/contract/players/profile';
import { bioLines } from '@wallabee/contract/players/profile-rules';
import { NamedLines } from '../../../game-ui/living-text/named-lines.tsx';
import styles from './bio-lines.module.css';
import { useBioNames } from './use-bio-names.ts';

export function BioLines({ profile }: { profile: Profile }) {
  const lines = bioLines(profile.bio);
  const names = useBioNames(profile);
  return (
    <div className={styles.bio}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change order.
        <p key={place}>{line !== '' && <NamedLines lines={[line]} names={names} />}</p>
      ))}
    </div>
  );
}
