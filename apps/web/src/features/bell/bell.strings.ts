import { formatNumber } from '../../ui/format-number.ts';

export const bellStrings = {
  bell: (unseen: number) => (unseen === 0 ? 'Notifications' : `Notifications, ${formatNumber(unseen)} new`),
} as const;
