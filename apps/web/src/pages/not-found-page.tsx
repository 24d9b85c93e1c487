import { data } from 'react-router';

/** Only the status is decided here; how a missing page looks is the root's to say, whichever page it was. */
export function loader() {
  throw data({ code: 'not_found', error: 'There is no such page.' }, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
