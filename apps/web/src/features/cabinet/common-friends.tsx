import { artPath } from '@wallabee/contract/art/art-address';
import { friendCalls } from '@wallabee/contract/friends/friends.calls';
import type { Profile } from '@wallabee/contract/players/profile';
import { PersonChip } from '../../game-ui/person-chip.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { useSession } from '../../platform/session/session.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './cabinet.module.css';
import { cabinetRestStrings as strings } from './cabinet-rest.strings.ts';

/** Left out for visitors, on the own profile, and without a friend in common. */
export function CommonFriends({ player }: { player: Pick<Profile, 'id'> }) {
  const session = useSession();
  const { data } = useApiQuery(
    friendCalls.listFriendsInCommon,
    { params: { player: String(player.id) } },
    { enabled: session !== null && session.userId !== player.id },
  );
  if (!session || session.userId === player.id || !data || data.total === 0) return null;
  return (
    <Panel heading={strings.inCommon} aside={strings.ofFriends(data.total, data.friends_count)}>
      <ul className={styles.people} aria-label={strings.inCommon}>
        {data.friends.map(({ id, name, hue, image_key }) => (
          <li key={id}>
            <PersonChip
              name={name}
              avatar={artPath({ kind: 'player', id }, 50, image_key)}
              hue={hue}
              href={`/tools/profile/${id}/cabinet`}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
