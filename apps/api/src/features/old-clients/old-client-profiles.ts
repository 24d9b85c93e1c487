import type { ApiProfileName } from '../../platform/http/calls/api-profile-names.ts';
import type { ApiProfile } from '../../platform/http/calls/api-profiles.ts';
import { profile2012 } from './profile-2012/profile-2012.ts';
import { PROFILE_2017 } from './profile-2017/profile-2017.ts';

export function oldClientProfiles(options: { apiUrl: string }): Record<ApiProfileName, ApiProfile> {
  return { 2012: profile2012(options), 2017: PROFILE_2017 };
}
