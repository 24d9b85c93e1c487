import type { Trophy } from '@wallabee/contract/cabinet/trophies';
import { useId } from 'react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Link, type SiteAddress } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { cabinetRestStrings as strings } from './cabinet-rest.strings.ts';
import { CabinetSection } from './cabinet-section.tsx';
import { Trophies } from './trophy-shelf.tsx';

interface AllTrophiesProps {
  trophies: readonly Trophy[];
  /** Of the player. */
  name: string;
  backHref: SiteAddress;
}

export function AllTrophies({ trophies, name, backHref }: AllTrophiesProps) {
  const id = useId();
  if (trophies.length === 0) {
    return (
      <EmptyState
        heading={strings.noTrophies}
        text={strings.noTrophiesText(name)}
        action={<ButtonLink to={backHref}>{strings.toCabinet(name)}</ButtonLink>}
      />
    );
  }
  return (
    <CabinetSection
      id={id}
      heading={strings.trophiesOf(name)}
      aside={<Link to={backHref}>{strings.toCabinet(name)}</Link>}
    >
      <Trophies trophies={trophies} hasDates />
    </CabinetSection>
  );
}
