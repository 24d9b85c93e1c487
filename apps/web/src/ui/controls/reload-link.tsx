import { useLocation } from 'react-router';
import { uiStrings } from '../ui.strings.ts';
import { ButtonLink } from './button.tsx';

/** Try again, for a whole page: it is loaded anew, and that works before the script arrives, too. */
export function ReloadLink({ look }: { look: 'honey' | 'ink' }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink look={look} to={`/${pathname.slice(1)}${search}`} reloadDocument>
      {uiStrings.tryAgain}
    </ButtonLink>
  );
}
