import type { Way } from '@wallabee/contract/plan/ways';

export function aWay(facts: Partial<Way> = {}): Way {
  return {
    key: 'store:1',
    kind: 'store',
    honeycombs: 180,
    minutes: 0,
    is_certain: true,
    is_now: true,
    words: 'Night Chemist has it.',
    item: null,
    is_locked: false,
    is_stashed: false,
    is_far: false,
    place: null,
    seller: null,
    stores: [{ id: 1, name: 'Night Chemist' }] as Way['stores'],
    parts: [],
    ring: null,
    container: null,
    chance: null,
    reason: null,
    ...facts,
  };
}
