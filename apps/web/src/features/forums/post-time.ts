interface Zone {
  year: (at: Date) => number;
  thisYear: Intl.DateTimeFormat;
  otherYears: Intl.DateTimeFormat;
}

export function formatPostTime(instant: string, zone: Zone = readersOwn, now = new Date()): string {
  const at = new Date(instant);
  return (zone.year(at) === zone.year(now) ? zone.thisYear : zone.otherYears).format(at);
}

const readersOwn: Zone = { year: (at) => at.getFullYear(), ...formatsFor({}) };

export const inUtc: Zone = { year: (at) => at.getUTCFullYear(), ...formatsFor({ timeZone: 'UTC' }) };

function formatsFor(zone: { timeZone?: string }) {
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const parts = { day: 'numeric', month: 'short', ...time, ...zone } as const;
  return {
    thisYear: new Intl.DateTimeFormat('en-GB', parts),
    otherYears: new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric' }),
  };
}
