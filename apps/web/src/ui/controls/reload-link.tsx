import { useLocation } from 'react-router';
import { uiStrings } from '../ui.strings.ts';
import { ButtonLink } from './button.tsx';

/** A link works without a script, too. */
export function ReloadLink({ look }: { look: 'honey' | 'ink' }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink look={look} to={`/${pathname.slice(1)}${search}`} reloadDocument>
      {uiStrings.tryAgain}
    </ButtonLink>
  );
}
