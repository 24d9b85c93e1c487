import type { SwapTexts } from '@wallabee/simulated-players/swaps/swap-texts';
import type { LiveGameServices } from '../live-services.ts';
import type { People } from '../people.ts';

export interface SwappingServices extends LiveGameServices {
  people: People;
  swapTexts: SwapTexts;
}
