import type { SetDetail } from '@wallabee/contract/sets/set';
import { showsTotalCompleted } from '@wallabee/contract/sets/set-rules';
import type { ReactNode } from 'react';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { StatList } from '../../ui/layout/stat-list.tsx';
import { setArt } from './set-art.ts';
import { backFromSet } from './set-links.ts';
import { setStrings } from './sets.strings.ts';

export function SetHeading({ set, actions }: { set: SetDetail; actions?: ReactNode }) {
  return (
    <PageHeader
      heading={set.name}
      back={backFromSet(set)}
      lead={set.description}
      art={<PlateArt art={setArt(set, 200)} size="shelf" pixels={208} isEager />}
      stats={<StatList stats={statsOf(set)} />}
      actions={actions}
    />
  );
}

function statsOf(set: SetDetail) {
  const { id, subset_id, total_completed, designer, created_at } = set;
  const isCounted = subset_id === null && showsTotalCompleted(id);
  return [
    ...(isCounted ? [{ term: setStrings.totalCompleted, value: formatNumber(total_completed) }] : []),
    ...(designer ? [{ term: setStrings.designedBy, value: designer }] : []),
    { term: setStrings.dateCreated, value: <time dateTime={created_at}>{formatDate(created_at)}</time> },
  ];
}
