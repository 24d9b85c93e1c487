import { useLocation } from 'react-router';
import { ButtonLink } from './button.tsx';
import { uiStrings } from './ui.strings.ts';

/** Try again, for a whole page: it is loaded anew, and that works before the script arrives, too. */
export function ReloadLink({ look }: { look: 'honey' | 'ink' }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink look={look} to={`/${pathname.slice(1)}${search}`} reloadDocument>
      {uiStrings.tryAgain}
    </ButtonLink>
  );
}
