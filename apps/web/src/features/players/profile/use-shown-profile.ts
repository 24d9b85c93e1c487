import type { Profile } from '@wallabee/contract/players/profile';
import { useOutletContext } from 'react-router';

/** The player whose tabs these are, for the pages below the profile's layout. */
export function useShownProfile(): Profile {
  return useOutletContext<Profile>();
}
