import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { playerStrings } from './players.strings.ts';

export function NoUserFound({ written, search }: { written: string; search: ReactNode }) {
  return (
    <>
      <PageHeader heading={playerStrings.notFound} lead={playerStrings.nobodyCalled(written)} />
      {search}
    </>
  );
}
