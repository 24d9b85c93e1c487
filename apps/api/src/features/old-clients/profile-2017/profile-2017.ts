import type { ApiProfile } from '../../../platform/http/calls/api-profiles.ts';
import { mapEach } from '../mapping.ts';

/** WannaBee. */
export const PROFILE_2017: ApiProfile = {
  name: '2017',
  map: mapEach([]),
  write: JSON.stringify,
};
