import type { Calls } from '../protocol/call.ts';
import type * as code from './code.ts';
import { codeAddresses } from './codes.addresses.ts';

export const codeCalls = codeAddresses as Calls<typeof codeAddresses, typeof code>;
