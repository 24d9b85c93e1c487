import type { SiteAddress } from '../../../ui/controls/link.tsx';

export interface Spot {
  lat: number;
  lng: number;
  name: string;
  /** The pin, for a map of one place. */
  picture: string;
  /** The pin of one of several places, which has the number of its row in the list. */
  number?: number | undefined;
  /** The point where the player starts, which has its name below it. */
  isStart?: boolean | undefined;
  href?: SiteAddress | undefined;
}
