import type { Profile } from '@wallabee/contract/players/profile';
import { alertAbout } from '../../features/alerts/alerts-about.ts';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { useSession } from '../../platform/session/session.ts';

/** Players know what they do themselves. */
export function FollowPlayer({ player }: { player: Pick<Profile, 'id' | 'name'> }) {
  const isOwn = useSession()?.userId === player.id;
  return isOwn ? null : <TellMe alert={alertAbout('player', player)} />;
}
