import type { ApiProfileName } from '../../platform/http/calls/api-profile-names.ts';
import type { ApiProfile } from '../../platform/http/calls/api-profiles.ts';
import { PROFILE_2012 } from './profile-2012/profile-2012.ts';
import { PROFILE_2017 } from './profile-2017/profile-2017.ts';

export const OLD_CLIENT_PROFILES = {
  2012: PROFILE_2012,
  2017: PROFILE_2017,
} satisfies Record<ApiProfileName, ApiProfile>;
