import type { Seal } from '@wallabee/contract/provenance/seal';

export function sealedSteps({ steps, first_sealed_step }: Seal): number {
  return first_sealed_step === null ? 0 : steps - first_sealed_step + 1;
}
