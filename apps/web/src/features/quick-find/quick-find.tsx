import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconLink } from '../../ui/controls/icon-button.tsx';
import { isPlainPress } from '../../ui/controls/plain-press.ts';
import { loadFinder } from './load-finder.ts';
import { quickFindStrings } from './quick-find.strings.ts';
import { QuickFindDialog } from './quick-find-dialog.tsx';
import { SEARCH_PAGE } from './search-address.ts';
import { useOpeningKeys } from './use-opening-keys.ts';

/** The header's search icon and the dialog that it opens. Without a script it is a link to the search page. */
export function QuickFind() {
  const opener = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  // Phones open the keyboard only for a field that is focused in the handler itself.
  const open = () => flushSync(() => setOpen(true));
  useOpeningKeys(open);

  function follow(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link, so the dialog could not give the focus back.
    opener.current?.focus();
    open();
  }
  return (
    <>
      <IconLink
        ref={opener}
        icon="search"
        label={quickFindStrings.open}
        to={SEARCH_PAGE}
        aria-keyshortcuts="/ Control+K"
        aria-haspopup="dialog"
        onClick={follow}
        onPointerEnter={() => void loadFinder().catch(() => {})}
      />
      {isOpen && <QuickFindDialog text={text} onType={setText} onClose={() => setOpen(false)} />}
    </>
  );
}
