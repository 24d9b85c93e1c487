import { developerStrings } from '../developers.strings.ts';
import type { CallInput } from '../document/call-docs.ts';

export function faultsIn(
  inputs: readonly CallInput[],
  typed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map(
    inputs.flatMap((input): [string, string][] => {
      const fault = faultOf(input, typed.get(input.name) ?? '');
      return fault ? [[input.name, fault]] : [];
    }),
  );
}

function faultOf({ place, isRequired }: CallInput, value: string): string | undefined {
  const { missing, leadsElsewhere, notInHeader } = developerStrings.faults;
  // An empty path parameter can lead to another call.
  if (isRequired && value.trim() === '') return missing;
  if (place === 'path' && (value === '.' || value === '..')) return leadsElsewhere;
  if (place === 'header' && !/^[\x20-\x7e]*$/.test(value)) return notInHeader;
  return undefined;
}
