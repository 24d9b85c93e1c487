import { useParams } from 'react-router';
import type { SiteAddress } from '../../ui/controls/link.tsx';

/** Where the conversation with somebody is; without an id, the list of all of them. */
export function useConversationHref(): (contactId?: number) => SiteAddress {
  const { username = '' } = useParams();
  const inbox: SiteAddress = `/u/${encodeURIComponent(username)}/inbox`;
  return (contactId) => (contactId === undefined ? inbox : `${inbox}/${contactId}`);
}

/** Undefined where the address names nobody, or nothing that could be a player. */
export function contactIdIn(param: string | undefined): number | undefined {
  return param !== undefined && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : undefined;
}
