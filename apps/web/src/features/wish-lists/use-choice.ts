import { type WishListChoice, wishListFrom } from '@wallabee/contract/wish-lists/wish-list-rules';
import { useLocation, useNavigate } from 'react-router';
import { useDebouncedAddress } from '../../platform/filters/use-debounced-address.ts';
import { wishListHref } from './wish-list-links.ts';

/** The choice applies at once, before the address changes; `current` is the list in the address. */
export function useChoice(player: string, current: WishListChoice | null) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { shown, show } = useDebouncedAddress(written(current), (chosen) => {
    const choice = read(chosen);
    if (choice)
      void navigate(`${wishListHref(player, choice)}${search}`, { replace: true, preventScrollReset: true });
  });
  return [read(shown), (next: WishListChoice) => show(written(next))] as const;
}

function written(choice: WishListChoice | null): string {
  return choice ? `${choice.target}/${choice.isWider}` : '';
}

function read(text: string): WishListChoice | null {
  const [targetNumber, includeUniques] = text.split('/');
  return wishListFrom({ targetNumber, includeUniques });
}
