import type { Profile } from '@wallabee/contract/players/profile';
import { bioLines } from '@wallabee/contract/players/profile-rules';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './bio-panel.module.css';
import { playerStrings } from './players.strings.ts';

export function BioPanel({ profile }: { profile: Profile }) {
  const lines = bioLines(profile.bio);
  if (lines.length === 0) {
    return <EmptyState heading={playerStrings.noBio} text={playerStrings.noBioText(profile.name)} />;
  }
  return (
    <Panel heading={playerStrings.bio} hue={profile.hue}>
      <div className={styles.bio}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place, and never move.
          <p key={place}>{line}</p>
        ))}
      </div>
    </Panel>
  );
}
