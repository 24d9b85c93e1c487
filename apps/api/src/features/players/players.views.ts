import { birthdayText } from '@wallabee/contract/players/birthday-rules';
import { AccountType, type Profile } from '@wallabee/contract/players/profile';
import { playerHue, playerImageKey } from '../art/art.public.ts';
import { pictures } from '../catalogue/catalogue.public.ts';
import type { PrivateFacts, StoredPlayer } from './players.queries.ts';

/** `own` holds the private fields, for the player themselves. */
export function toProfile(player: StoredPlayer, own: PrivateFacts | null, apiUrl: string): Profile {
  const { picture_key: _, ...shown } = player;
  return {
    ...shown,
    account_type: AccountType.parse(player.account_type),
    hue: playerHue(player.id),
    image_key: playerImageKey(player),
    ...pictures({ kind: 'player', id: player.id }, apiUrl),
    ...(own && { ...own, birthday: birthdayText(own.birthday) }),
  };
}
