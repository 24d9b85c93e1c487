import type { NotificationPart } from '@wallabee/contract/bell/notification';
import { formatNumber } from '@wallabee/contract/protocol/format-number';

export const plain = (text: string): NotificationPart => ({ is: 'text', text, url: null });

export const nameOf = (text: string): NotificationPart => ({ is: 'name', text, url: null });

export const linkTo = (text: string, url: string): NotificationPart => ({ is: 'link', text, url });

export const numberChip = (number: number, url: string | null): NotificationPart => ({
  is: 'number',
  text: `#${formatNumber(number)}`,
  url,
});

export function wordsOf(parts: readonly NotificationPart[]): string {
  return parts.map(({ text }) => text).join('');
}
