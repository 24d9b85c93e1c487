import { useEffect, useEffectEvent } from 'react';

/** `/` outside of fields, and Ctrl K or ⌘ K anywhere but in another dialog. */
export function useOpeningKeys(onOpen: () => void) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpeningKey(event) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

function isOpeningKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyPress): boolean {
  if (altKey) return false;
  if (key === '/') return !ctrlKey && !metaKey && !isWriting(target);
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
