import { playerCalls } from '@wallabee/contract/players/players.calls';
import type { Profile } from '@wallabee/contract/players/profile';
import { useMemo } from 'react';
import { mayNameItems, namesOf } from '../../../game-ui/living-text/text-names.ts';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useFollowedItems } from '../../../platform/realtime/use-followed-items.ts';

/** What the names in a bio mean. They follow the game while the page is visible. */
export function useBioNames({ id, bio }: Pick<Profile, 'id' | 'bio'>) {
  const { data, refetch } = useApiQuery(
    playerCalls.readBioCards,
    { params: { player: String(id) } },
    { enabled: mayNameItems(bio) },
  );
  useFollowedItems(data?.cards ?? [], () => void refetch());
  return useMemo(() => namesOf(data?.cards ?? []), [data]);
}
