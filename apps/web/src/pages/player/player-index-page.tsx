import { redirect } from 'react-router';
import { playerTabHref } from '../../features/player-area/player-links.ts';
import type { Route } from './+types/player-index-page.ts';

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return redirect(playerTabHref(params.username, 'pouch'));
}
clientLoader.hydrate = true as const;

export default function PlayerIndexPage() {
  return null;
}
