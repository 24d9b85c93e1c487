import type { ApiProfile } from '../../../platform/http/calls/api-profiles.ts';
import { mapEach } from '../mapping.ts';
import { writeAscii } from './write-ascii.ts';

/** PirateWalla, the Ruby gem, the Perl scripts and the PHP wrapper. */
export const PROFILE_2012: ApiProfile = {
  name: '2012',
  map: mapEach([]),
  write: writeAscii,
};
