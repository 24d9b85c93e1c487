import { callSlug } from '@wallabee/contract/developers/call-page';
import { type ApiDocument, type LocatedOperation, operationsOf } from './api-document.ts';
import type { CallGroup, CallLine } from './call-docs.ts';

export function readCallGroups(document: ApiDocument): CallGroup[] {
  const descriptions = new Map(document.tags.map(({ name, description }) => [name, description]));
  const groups = new Map<string, CallLine[]>();
  for (const located of operationsOf(document)) {
    const feature = featureOf(located);
    groups.set(feature, [...(groups.get(feature) ?? []), toLine(located)]);
  }
  return [...groups].map(([feature, calls]) => ({
    feature,
    description: descriptions.get(feature) ?? '',
    calls,
  }));
}

export function toLine({ method, path, operation }: LocatedOperation): CallLine {
  return {
    slug: callSlug(operation.operationId),
    id: `${method}${path.replace(/[^a-zA-Z0-9]+/g, '-')}`.replace(/-$/, ''),
    method: method.toUpperCase() as CallLine['method'],
    path,
    summary: operation.summary,
    isDeprecated: operation.deprecated === true,
  };
}

export function featureOf({ operation }: LocatedOperation): string {
  return operation.tags[0] ?? '';
}

export function findOperation(document: ApiDocument, name: string): LocatedOperation | undefined {
  return operationsOf(document).find(({ operation }) => operation.operationId === name);
}
