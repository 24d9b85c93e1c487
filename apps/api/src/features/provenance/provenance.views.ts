import type { ItemProof } from '@wallabee/contract/provenance/item-proof';
import type { ProvenanceDay } from '@wallabee/contract/provenance/provenance-day';
import type { ItemProof as Proof } from '@wallabee/game/provenance/verify-proof';
import type { StoredDay } from './provenance.queries.ts';

export function toDay({ root, previous, steps, published_at, ...day }: StoredDay): ProvenanceDay {
  return {
    ...day,
    events: steps,
    root: hex(root),
    previous: previous && hex(previous),
    published_at: published_at.toISOString(),
  };
}

export function toProof({ item_id, steps, days }: Proof): ItemProof {
  return {
    item_id,
    events: steps.map(({ created_at, digest, ...step }) => ({
      ...step,
      created_at: new Date(created_at).toISOString(),
      digest: digest && hex(digest),
    })),
    path: days.map(({ day, root, before, path }) => ({
      day,
      root: hex(root),
      previous: before && hex(before),
      nodes: path.map((node) => ({ side: node.side, digest: hex(node.digest) })),
    })),
  } as ItemProof;
}

function hex(digest: Uint8Array): string {
  return Buffer.from(digest).toString('hex');
}
