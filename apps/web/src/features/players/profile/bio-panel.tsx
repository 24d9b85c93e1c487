import type { Profile } from '@wallabee/contract/players/profile';
import { bioLines } from '@wallabee/contract/players/profile-rules';
import { NamedLines } from '../../../game-ui/living-text/named-lines.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { playerStrings } from '../players.strings.ts';
import styles from './bio-panel.module.css';
import { useBioNames } from './use-bio-names.ts';

export function BioPanel({ profile }: { profile: Profile }) {
  const lines = bioLines(profile.bio);
  const names = useBioNames(profile);
  if (lines.length === 0) {
    return <EmptyState heading={playerStrings.noBio} text={playerStrings.noBioText(profile.name)} />;
  }
  return (
    <Panel heading={playerStrings.bio} hue={profile.hue}>
      <div className={styles.bio}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change order.
          <p key={place}>{line !== '' && <NamedLines lines={[line]} names={names} />}</p>
        ))}
      </div>
    </Panel>
  );
}
