import type { ProfileBadge } from '@wallabee/contract/players/profile-rules';
import type { TagKind } from '../../../ui/feedback/tag.tsx';

export const BADGE_TAGS = {
  staff: 'staff',
  beekeeper: 'keeper',
  memorial: 'memorial',
  player: 'player',
} as const satisfies Record<ProfileBadge, TagKind>;
