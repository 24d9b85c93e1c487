import type { GenerationId, SetId, SubsetId } from '@wallabee/contract/protocol/ids';

/** The one description of a set; instants are ISO 8601 in UTC. */
export interface ItemSet extends Theme {
  id: SetId;
  gen_id: GenerationId;
  designer: string | null;
}

export interface Subset extends Theme {
  subset_id: SubsetId;
}

interface Theme {
  name: string;
  description: string;
  hue: number;
  icon: string;
  created_at: string;
}
