import { birthdayText } from '@wallabee/contract/players/birthday-rules';
import { AccountType, type Profile } from '@wallabee/contract/players/profile';
import { playerHue, playerImageKey } from '../art/art.public.ts';
import { pictures } from '../catalogue/catalogue.public.ts';
import type { CollectionSize } from './collection-size.queries.ts';
import type { PrivateFacts, StoredPlayer } from './players.queries.ts';

interface ProfileParts {
  player: StoredPlayer;
  collection: CollectionSize;
  /** The private fields, for the player themselves. */
  own: PrivateFacts | null;
}

export function toProfile({ player, collection, own }: ProfileParts, apiUrl: string): Profile {
  const { picture_key: _, ...shown } = player;
  return {
    ...shown,
    completed_sets_count: collection.sets_completed,
    collection,
    account_type: AccountType.parse(player.account_type),
    hue: playerHue(player.id),
    image_key: playerImageKey(player),
    ...pictures({ kind: 'player', id: player.id }, apiUrl),
    ...(own && { ...own, birthday: birthdayText(own.birthday) }),
  };
}
