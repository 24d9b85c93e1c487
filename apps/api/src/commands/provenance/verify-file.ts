import { dayOf } from '@wallabee/contract/protocol/day';
import { ItemProof } from '@wallabee/contract/provenance/item-proof';
import { type ProofFault, proofFaults } from '@wallabee/game/provenance/verify-proof';
import { z } from 'zod';
import { sha256 } from '../../platform/hashing/sha256.ts';
import { CommandRefused } from '../command-refused.ts';

/** The published root of a day, where there is one. */
export type Roots = ReadonlyMap<string, string>;

export function readProofFile(text: string): ItemProof {
  const { data, error } = ItemProof.safeParse(readJson(text));
  if (error) throw new CommandRefused(['The file is not a proof.', z.prettifyError(error)]);
  return data;
}

export function verifyProof({ item_id, events, path }: ItemProof, roots?: Roots): ProofFault[] {
  const proof = {
    item_id,
    steps: events.map(({ created_at, digest, ...step }) => ({
      ...step,
      created_at: Date.parse(created_at),
      digest: digest === null ? null : bytes(digest),
    })),
    days: path.map(({ day, root, previous, nodes }) => ({
      day,
      root: bytes(root),
      before: previous === null ? null : bytes(previous),
      path: nodes.map((node) => ({ side: node.side, digest: bytes(node.digest) })),
    })),
  };
  const published = roots && ((day: string) => bytesOrNull(roots.get(day)));
  return proofFaults(sha256, proof, published);
}

/** The days of the steps with a digest. */
export function daysOf({ events }: ItemProof): string[] {
  const sealed = events.filter(({ digest }) => digest !== null);
  return [...new Set(sealed.map(({ created_at }) => dayOf(Date.parse(created_at))))];
}

/** A root covers the steps of its day and all before them that have a digest. */
export function coveredSteps({ events, path }: ItemProof): number {
  const last = path.at(-1)?.day ?? '';
  return events.filter(({ digest, created_at }) => digest !== null && dayOf(Date.parse(created_at)) <= last)
    .length;
}

export function proofFaultLine(fault: ProofFault): string {
  switch (fault.kind) {
    case 'step':
      return `Step ${fault.position + 1}, event ${fault.history_id}, does not verify.`;
    case 'root':
      return `The steps of ${fault.day} do not lead to its root.`;
    case 'published':
      return `The published root of ${fault.day} is another, or is not in the list.`;
    case 'path':
      return `${fault.day} has a published root, and the proof does not lead to it.`;
  }
}

const RootList = z.array(z.object({ day: z.string(), root: z.string() }));
const RootsFile = z.union([RootList, z.object({ results: RootList }).transform(({ results }) => results)]);

/** An answer of `GET /provenance`, or a list of its entries. */
export function readRootsFile(text: string): Roots {
  const { data, error } = RootsFile.safeParse(readJson(text));
  if (error) throw new CommandRefused(['The file of roots has no list of days and roots.']);
  return new Map(data.map(({ day, root }) => [day, root]));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandRefused(['The file is not JSON.']);
  }
}

function bytes(hex: string): Uint8Array {
  return Buffer.from(hex, 'hex');
}

function bytesOrNull(hex: string | undefined): Uint8Array | null {
  return hex === undefined ? null : bytes(hex);
}
