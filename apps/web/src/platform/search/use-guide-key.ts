import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** The `?` key opens the guide, except where somebody writes. */
export function useGuideKey() {
  const navigate = useNavigate();
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
      return;
    event.preventDefault();
    void navigate(GUIDE);
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const GUIDE = '/tools/search/help';

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable], dialog *');
}
