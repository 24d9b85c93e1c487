import type { Profile } from '@wallabee/contract/players/profile';
import { useOutletContext } from 'react-router';

export function useShownProfile(): Profile {
  return useOutletContext<Profile>();
}
