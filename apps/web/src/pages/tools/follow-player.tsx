import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { useSession } from '../../platform/session/session.ts';

/** Players know what they do themselves. */
export function FollowPlayer({ playerId }: { playerId: PlayerId }) {
  const isOwn = useSession()?.userId === playerId;
  return isOwn ? null : <TellMe alert={{ of: 'player', about_id: playerId }} />;
}
