import { useEffect, useEffectEvent } from 'react';

/** The `/` key focuses the first search box of the page, and opens the search where there is none. */
export function useSearchKey(onOpen: () => void) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
      return;
    event.preventDefault();
    const box = [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')].find(
      (input) => input.checkVisibility?.() ?? true,
    );
    if (!box) return onOpen();
    box.focus();
    box.select();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isWriting(target: EventTarget | null) {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable], dialog *');
}
