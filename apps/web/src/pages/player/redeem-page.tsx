import { useNavigate, useSearchParams } from 'react-router';
import { RedeemForm } from '../../features/codes/redeem-form.tsx';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { playerTabHref } from '../../features/player-area/player-links.ts';
import type { Route } from './+types/redeem-page.ts';

/**
 * A link may bring the code along, in its path or as `?code=`. Once redeemed it leaves the address: coming back to the
 * page, or loading it again, must not try the code another time.
 */
export default function RedeemPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const plainHref = playerTabHref(params.username, 'redeem');
  return (
    <>
      <title>{playerAreaStrings.pageTitle(playerAreaStrings.tabNames.redeem)}</title>
      <RedeemForm
        givenCode={params.code ?? search.get('code') ?? ''}
        onGivenRedeemed={() => void navigate(plainHref, { replace: true, preventScrollReset: true })}
        lockedItemsHref={playerTabHref(params.username, 'export')}
      />
    </>
  );
}
