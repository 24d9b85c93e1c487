import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Player } from '../../players/player.ts';
import { hourAt } from '../../waking-hours.ts';
import type { Talk } from './talk.ts';

/** The times of day at which the player writes; the others are missing, so their texts are not chosen. */
export function hourFacts(talk: Pick<Talk, 'position'>, { city }: Player, at: Instant): Facts {
  const hour = hourAt(at, talk.position(city).lng);
  const during = (from: number, to: number) => (hour >= from && hour < to ? '' : undefined);
  return {
    morning: during(5, 10),
    afternoon: during(12, 16),
    evening: during(17, 23),
    dinnertime: during(17, 20),
    bedtime: during(21, 24) ?? during(0, 2),
  };
}
