import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import type { Plan, PlanStep, StepPart } from '@wallabee/contract/plan/plan';
import type { Way } from '@wallabee/contract/plan/ways';
import type { SwapNumber } from '@wallabee/contract/swaps/ring';

export function aCard(name: string, id: number): ItemTypeCard {
  return {
    item_type_id: id,
    name,
    set_id: 40,
    set_name: 'Prompt Side',
    hue: 155,
    retired: false,
    image_key: 'k',
  } as ItemTypeCard;
}

export function aNumber(name: string, number: number, itemId = number): SwapNumber {
  return {
    ...aCard(name, 1),
    item_id: itemId,
    number,
    class: 'td',
    variant_id: null,
  } as unknown as SwapNumber;
}

export function aWay(way: Partial<Way> = {}): Way {
  return {
    key: 'store',
    kind: 'store',
    honeycombs: 0,
    minutes: 0,
    is_certain: true,
    is_now: true,
    words: 'A store has it.',
    item: null,
    is_locked: false,
    is_stashed: false,
    is_far: false,
    place: null,
    seller: null,
    stores: [],
    parts: [],
    ring: null,
    container: null,
    chance: null,
    reason: null,
    ...way,
  };
}

export const aPlace = {
  id: 7,
  name: 'The Old Vic',
  city: 'London',
  category_id: 1,
  category_name: 'Theatre',
  lat: 51.5,
  lng: -0.1,
  distance_m: 400,
} as Way['place'];

export function aStep(step: Partial<PlanStep> = {}): PlanStep {
  return {
    step: 1,
    phase: 'now',
    item: aCard('Fog Bell', 109),
    count: 1,
    is_target: true,
    feeds: [],
    honeycombs: 0,
    minutes: 0,
    way: aWay(),
    parts: [],
    others: [],
    is_chosen: false,
    words: '',
    ...step,
  };
}

export function aPart(name: string, part: Partial<StepPart> = {}): StepPart {
  return { item: aCard(name, 2), held: null, is_spare: false, from_step: null, ...part };
}

export function aShelf(has: number, missing: number): Plan['shelf'] {
  return Array.from({ length: has + missing }, (_, place) => ({
    item: aCard(`Item ${place}`, place + 1),
    has: place < has,
  }));
}
