import type { AcquisitionTag } from '@wallabee/contract/sets/set-rules';
import { Tag, type TagKind } from '../../ui/feedback/tag.tsx';

export function AcquisitionTags({ tags }: { tags: readonly AcquisitionTag[] }) {
  return tags.map((tag) => (
    <Tag key={tag} kind={KINDS[tag]}>
      {tag}
    </Tag>
  ));
}

const KINDS = {
  PLAYER: 'player',
  MIX: 'mix',
  MARKET: 'market',
  STORE: 'store',
  FORAGE: 'forage',
  CRACKERS: 'crackers',
  'GRAB BAGS': 'grab-bags',
  INTERACTABLES: 'interactables',
  MIXERS: 'mixers',
  VARIANTS: 'variants',
  'SET COMPLETION': 'set-completion',
} as const satisfies Record<AcquisitionTag, TagKind>;
