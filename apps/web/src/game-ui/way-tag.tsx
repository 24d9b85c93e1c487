import type { WayKind } from '@wallabee/contract/plan/plan-costs';
import { Tag, type TagKind } from '../ui/feedback/tag.tsx';
import { tagWords } from './way-words.ts';

/** The kind of a way to get an item; its words go beside it. */
export function WayTag({ kind, isFar = false }: { kind: WayKind; isFar?: boolean }) {
  return <Tag kind={TAGS[kind]}>{tagWords({ kind, is_far: isFar })}</Tag>;
}

const TAGS = {
  held: 'held',
  place: 'place',
  market: 'market',
  store: 'store',
  mix: 'mix',
  forage: 'forage',
  swap: 'swap',
  container: 'container',
  gift: 'gift',
  none: 'no-way',
} as const satisfies Record<WayKind, TagKind>;
