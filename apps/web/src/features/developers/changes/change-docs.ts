import type { ApiChange } from '@wallabee/contract/developers/api-changes';
import type { CallLine } from '../document/call-docs.ts';

export interface ChangeDoc extends Omit<ApiChange, 'calls'> {
  id: string;
  calls: CallLine[];
}
