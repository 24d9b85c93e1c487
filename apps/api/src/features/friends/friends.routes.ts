import {
  type Friend,
  listFriends,
  listFriendsInCommon,
  SHOWN_IN_COMMON,
} from '@wallabee/contract/friends/friend';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { playerHue, playerImageKey } from '../art/art.public.ts';
import { pictures } from '../catalogue/catalogue.public.ts';
import { namedPlayer } from '../players/players.public.ts';
import { countFriends, listCommonFriends, listStoredFriends, type StoredFriend } from './friends.queries.ts';

export function friendRoutes({ apiUrl }: { apiUrl: string }) {
  return async (app: ApiApp) => {
    answer(app, listFriends, async ({ params }, { reads }) => {
      const friends = await listStoredFriends(reads, await namedPlayer(reads, params.player));
      return { friends: friends.map((friend) => toFriend(friend, apiUrl)) };
    });

    answer(app, listFriendsInCommon, async ({ params }, { player, reads }) => {
      const other = await namedPlayer(reads, params.player);
      const [common, friends_count] = await Promise.all([
        other === player.id ? [] : listCommonFriends(reads, { own: player.id, other }),
        countFriends(reads, other),
      ]);
      const friends = common.slice(0, SHOWN_IN_COMMON).map((friend) => toFriend(friend, apiUrl));
      return { friends, total: common.length, friends_count };
    });
  };
}

function toFriend(friend: StoredFriend, apiUrl: string): Friend {
  const { id, username, name, account_type, home_location } = friend;
  return {
    id,
    username,
    name,
    account_type,
    home_location,
    hue: playerHue(id),
    image_key: playerImageKey(friend),
    ...pictures({ kind: 'player', id }, apiUrl),
  };
}
