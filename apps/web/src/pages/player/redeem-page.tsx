import { useNavigate, useSearchParams } from 'react-router';
import { RedeemForm } from '../../features/codes/redeem-form.tsx';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { playerTabHref } from '../../features/player-area/player-links.ts';
import type { Route } from './+types/redeem-page.ts';

/** The code is removed from the address after it is redeemed, so that a reload does not try it again. */
export default function RedeemPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const plainHref = playerTabHref(params.username, 'redeem');
  return (
    <>
      <title>{playerAreaStrings.pageTitle(playerAreaStrings.tabNames.redeem)}</title>
      <RedeemForm
        linkedCode={params.code ?? search.get('code') ?? ''}
        onLinkedCodeRedeemed={() => void navigate(plainHref, { replace: true, preventScrollReset: true })}
        lockedItemsHref={playerTabHref(params.username, 'export')}
      />
    </>
  );
}
