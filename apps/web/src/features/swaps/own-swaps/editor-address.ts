import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { wholeNumberIn } from './ring-address.ts';

export interface EditorView {
  name: string;
  /** The page of the offers, from 1. */
  page: number;
  /** The page of the proposals, from 1. */
  past: number;
}

export function editorViewFrom(search: URLSearchParams): EditorView {
  return {
    name: (search.get('q') ?? '').trim().slice(0, LONGEST_NAME),
    page: wholeNumberIn(search, 'page') ?? 1,
    past: wholeNumberIn(search, 'past') ?? 1,
  };
}

export function editorHref({ name, page, past }: EditorView): SiteAddress {
  const search = new URLSearchParams({
    ...(name !== '' && { q: name }),
    ...(page > 1 && { page: `${page}` }),
    ...(past > 1 && { past: `${past}` }),
  });
  return `?${search}`;
}

export const LONGEST_NAME = 100;
