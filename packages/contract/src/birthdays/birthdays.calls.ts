import type { Calls } from '../protocol/call.ts';
import type * as birthday from './birthday.ts';
import { birthdayAddresses } from './birthdays.addresses.ts';

export const birthdayCalls = birthdayAddresses as Calls<typeof birthdayAddresses, typeof birthday>;
