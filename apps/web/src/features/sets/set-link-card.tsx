import type { SetSummary } from '@wallabee/contract/sets/set';
import { SetCard } from '../../game-ui/set-card.tsx';
import { setArt } from './set-art.ts';
import { setHref } from './set-links.ts';

export function SetLinkCard({ set }: { set: SetSummary }) {
  return (
    <SetCard
      name={set.name}
      art={setArt(set, 100)}
      href={setHref(set)}
      hue={set.hue}
      detail={set.description}
    />
  );
}
