import type { Cabinet } from '@wallabee/contract/cabinet/cabinet';
import type { Trophy } from '@wallabee/contract/cabinet/trophies';
import { useId } from 'react';
import { TrophyPlate } from '../../game-ui/trophy-plate.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Link, type SiteAddress } from '../../ui/controls/link.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { cabinetRestStrings as strings } from './cabinet-rest.strings.ts';
import { CabinetSection } from './cabinet-section.tsx';

interface TrophyShelfProps {
  trophies: Cabinet['trophies'];
  /** The list of all of them. */
  href: SiteAddress;
}

/** Left out for players without a finished set. */
export function TrophyShelf({ trophies: { total, sets }, href }: TrophyShelfProps) {
  const id = useId();
  if (total === 0) return null;
  const all = total > sets.length && <Link to={href}>{strings.allTrophies(total)}</Link>;
  return (
    <CabinetSection id={id} heading={strings.trophies} aside={all}>
      <Trophies trophies={sets} />
    </CabinetSection>
  );
}

export function Trophies({ trophies, hasDates }: { trophies: readonly Trophy[]; hasDates?: boolean }) {
  return (
    <Shelf label={strings.trophies} columns={8}>
      {trophies.map(({ id, name, hue, image_key, number, completed_at }) => (
        <TrophyPlate
          key={id}
          name={name}
          hue={hue}
          art={artOf({ kind: 'set', id }, image_key, 100)}
          href={`/tools/sets/${id}`}
          finish={strings.finish(number)}
          isAmongFirst={number < 10}
          detail={hasDates ? formatDate(completed_at) : undefined}
        />
      ))}
    </Shelf>
  );
}
