import { useParams } from 'react-router';
import type { SiteAddress } from '../../ui/controls/link.tsx';

export function useConversationHref(): (contactId?: number) => SiteAddress {
  const { username = '' } = useParams();
  const inbox: SiteAddress = `/u/${encodeURIComponent(username)}/inbox`;
  return (contactId) => (contactId === undefined ? inbox : `${inbox}/${contactId}`);
}

/** Of what waits in the outbox. */
export function conversationQueue(contactId: number): string {
  return `conversation:${contactId}`;
}

export function contactIdIn(param: string | undefined): number | undefined {
  return param !== undefined && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : undefined;
}
