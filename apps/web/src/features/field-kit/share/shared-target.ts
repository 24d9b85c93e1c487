import { toSiteAddress } from '../../../platform/session/login-return.ts';
import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { linkedPage } from './linked-page.ts';

/** What another app has shared, as the manifest names its parts. */
export interface Shared {
  title?: string | null | undefined;
  text?: string | null | undefined;
  url?: string | null | undefined;
}

export type SharedTarget =
  | { kind: 'page'; path: SiteAddress }
  | { kind: 'code'; code: string }
  /** Perhaps the name and number of one item. */
  | { kind: 'search'; q: string };

const LONGEST = 2_000;

/** Never an address of another site. */
export function sharedTarget({ title, text, url }: Shared, siteUrl: string): SharedTarget {
  const parts = [url, text, title].map(cleaned);
  for (const address of parts.flatMap(addressesIn)) {
    const path = toSiteAddress(linkedPage(address, siteUrl) ?? '');
    if (path !== null) return { kind: 'page', path };
  }
  const [, words = '', name = ''] = parts.map(withoutAddresses);
  const code = codeIn(words) ?? codeIn(name);
  return code === undefined ? { kind: 'search', q: words || name } : { kind: 'code', code };
}

function cleaned(part: string | null | undefined): string {
  return (part ?? '')
    .slice(0, LONGEST)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim();
}

const ADDRESS = /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>"]+/gi;

function addressesIn(part: string): string[] {
  return (part.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:!?)\]}'’”]+$/, ''));
}

function withoutAddresses(part: string): string {
  return part.replace(ADDRESS, ' ').replace(/\s+/g, ' ').trim();
}

/** Codes are written in capitals with hyphens. A single word in capitals is a code only where the text says so. */
function codeIn(text: string): string | undefined {
  const [, named] =
    /\b(?:code|redeem)\b[:\s]+["“']?([\p{Lu}\d][\p{Lu}\d-]{3,63})(?![\p{L}\d-])/iu.exec(text) ?? [];
  if (named !== undefined && CODE_LIKE.test(named)) return named;
  return /^[A-Z\d]+(?:-[A-Z\d]+){2,}$/.test(text) && text.length <= LONGEST_CODE ? text : undefined;
}

const CODE_LIKE = /^[A-Z\d-]*\d[A-Z\d-]*$|^[A-Z\d]+(?:-[A-Z\d]+)+$/;

/** The limit of the contract, copied so that no schema is loaded. */
const LONGEST_CODE = 64;
