import type { Calls } from '../protocol/call.ts';
import type * as proof from './item-proof.ts';
import { provenanceAddresses } from './provenance.addresses.ts';
import type * as days from './provenance-day.ts';
import type * as seal from './seal.ts';

export const provenanceCalls = provenanceAddresses as Calls<
  typeof provenanceAddresses,
  typeof days & typeof proof & typeof seal
>;
