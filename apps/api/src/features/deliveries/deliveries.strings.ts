import type { NotificationPart } from '@wallabee/contract/bell/notification';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { linkTo, nameOf, plain } from '../bell/bell.public.ts';

export const TEST_WORDS = 'A test from WallaBee';

export const SWITCHED_OFF = 'the webhook is switched off';

export function switchedOffSentence({
  host,
  failures,
  isGone,
}: {
  host: string;
  failures: number;
  isGone: boolean;
}): NotificationPart[] {
  const why = isGone
    ? ' is switched off, because its server answered that it is gone. '
    : ` is switched off, because it failed ${formatNumber(failures)} times in a row. `;
  return [plain('Your webhook at '), nameOf(host), plain(why), linkTo('Start it again', '/alerts#webhooks')];
}
