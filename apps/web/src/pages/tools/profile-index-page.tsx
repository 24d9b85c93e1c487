import { redirect } from 'react-router';
import { profileHref } from '../../features/players/profile/profile-links.ts';
import type { Route } from './+types/profile-index-page.ts';

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(profileHref(params.player, 'cabinet'));
}

export default function ProfileIndexPage() {
  return null;
}
