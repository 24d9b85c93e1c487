export const cardStrings = {
  stillHere: (here: number, total: number) =>
    `Still here: ${here} of ${total} ${total === 1 ? 'item' : 'items'}`,
  from: (name: string) => `from ${name}`,
  now: ', now ',
} as const;
