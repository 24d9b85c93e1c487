/** When something was written, in the reader's own time; the year only where it is another one. */
export function formatPostTime(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return (at.getFullYear() === now.getFullYear() ? thisYear : otherYears).format(at);
}

const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const thisYear = new Intl.DateTimeFormat('en-GB', parts);
const otherYears = new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric' });
