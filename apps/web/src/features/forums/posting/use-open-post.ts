import { useNavigate } from 'react-router';
import { useIsHere } from '../../../platform/router/use-is-here.ts';
import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useOfferToast } from '../../../ui/feedback/use-offer-toast.ts';
import { forumStrings } from '../forums.strings.ts';

/** Opens what was posted, or offers it to a player who has gone to another page meanwhile. */
export function useOpenPost(text: string) {
  const navigate = useNavigate();
  const showToast = useToast();
  const offer = useOfferToast();
  const isHere = useIsHere();
  return async (address: SiteAddress) => {
    const open = async () => navigate(address);
    if (isHere()) {
      await open();
      showToast({ text });
      return;
    }
    offer(text, { label: forumStrings.showPost, onAction: () => void open() });
  };
}
