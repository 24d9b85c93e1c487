import type { Profile } from '@wallabee/contract/players/profile';
import { useSession } from '../../../platform/session/session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { playerStrings } from '../players.strings.ts';
import { profileHref } from './profile-links.ts';

/** To what the player offers and wants in swaps. Not on the own profile. */
export function OfferTradeLink({ player }: { player: Pick<Profile, 'id'> }) {
  const isOwn = useSession()?.userId === player.id;
  if (isOwn) return null;
  return (
    <ButtonLink to={profileHref(player.id, 'swaps')}>
      <Icon name="swap" />
      {playerStrings.offerTrade}
    </ButtonLink>
  );
}
