import { data } from 'react-router';

/** The loader sets the status only; the root's error boundary renders the page. */
export function loader() {
  throw data({ code: 'not_found', error: 'There is no such page.' }, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
