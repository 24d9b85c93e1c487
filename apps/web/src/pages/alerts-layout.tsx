import { Outlet } from 'react-router';
import { requireSession } from '../platform/session/use-page-session.ts';
import type { Route } from './+types/alerts-layout.ts';

/** With data of the server the pages themselves are in its HTML, and not only a fallback that is replaced later. */
export function loader() {
  return null;
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

export default function AlertsLayout() {
  return <Outlet />;
}
