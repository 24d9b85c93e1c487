import { API_CHANGES, changeAnchor } from '@wallabee/contract/developers/api-changes';
import type { ApiDocument } from '../document/api-document.ts';
import { findOperation, toLine } from '../document/read-calls.server.ts';
import type { ChangeDoc } from './change-docs.ts';

export function readChanges(document: ApiDocument): ChangeDoc[] {
  return API_CHANGES.map(({ calls, ...change }) => ({
    ...change,
    id: changeAnchor(change),
    calls: calls.flatMap((name) => {
      const located = findOperation(document, name);
      return located ? [toLine(located)] : [];
    }),
  }));
}
