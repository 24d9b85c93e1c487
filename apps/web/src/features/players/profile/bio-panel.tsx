import type { Profile } from '@wallabee/contract/players/profile';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { playerStrings } from '../players.strings.ts';

interface BioPanelProps {
  profile: Profile;
  /** The lines of the bio. */
  children: ReactNode;
}

export function BioPanel({ profile, children }: BioPanelProps) {
  if (!profile.bio.trim()) {
    return <EmptyState heading={playerStrings.noBio} text={playerStrings.noBioText(profile.name)} />;
  }
  return (
    <Panel heading={playerStrings.bio} hue={profile.hue}>
      {children}
    </Panel>
  );
}
