import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { playerStrings } from './players.strings.ts';

/** `search` is a box to look for somebody else with. */
export function NoUserFound({ written, search }: { written: string; search: ReactNode }) {
  return (
    <>
      <PageHeader heading={playerStrings.notFound} lead={playerStrings.nobodyCalled(written)} />
      {search}
    </>
  );
}
