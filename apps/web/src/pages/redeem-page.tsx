import { useSearchParams } from 'react-router';
import { RedeemForm } from '../features/codes/redeem-form.tsx';
import { playerAreaStrings } from '../features/player-area/player-area.strings.ts';
import { playerTabHref } from '../features/player-area/player-links.ts';
import type { Route } from './+types/redeem-page.ts';

/** A link may bring the code along, in its path or as `?code=`. */
export default function RedeemPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <>
      <title>{playerAreaStrings.pageTitle(playerAreaStrings.tabNames.redeem)}</title>
      <RedeemForm
        givenCode={params.code ?? search.get('code') ?? ''}
        lockedItemsHref={playerTabHref(params.username, 'export')}
      />
    </>
  );
}
