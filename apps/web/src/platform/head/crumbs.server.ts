import { generationName } from '@wallabee/contract/sets/set-rules';
import type { Crumb } from './page-description.ts';

export const CRUMBS = {
  sets: { name: 'Browse Sets', path: '/tools/sets' },
  search: { name: 'Item Search', path: '/tools/search' },
  profiles: { name: 'Profile Search', path: '/tools/profile' },
  places: { name: 'Places', path: '/places' },
  news: { name: 'News from the hive', path: '/news' },
  forums: { name: 'Forums', path: '/forums' },
  about: { name: 'The Team', path: '/about' },
  developers: { name: 'Developers', path: '/developers' },
} as const satisfies Record<string, Crumb>;

export function generationCrumb(genId: number): Crumb {
  return { name: generationName(genId), path: `/tools/sets/gen/${genId}` };
}

export function setCrumb({ set_id, set_name }: { set_id: number; set_name: string }): Crumb {
  return { name: set_name, path: `/tools/sets/${set_id}` };
}
