import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** A link to a card opens it. */
export function useOpenedByAddress(card: RefObject<HTMLDetailsElement | null>, id: string) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}` || !card.current) return;
    card.current.open = true;
    card.current.scrollIntoView();
  }, [hash, id, card]);
}
