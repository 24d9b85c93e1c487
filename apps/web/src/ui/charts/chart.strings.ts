export const chartStrings = {
  figuresAsTable: 'The figures as a table',
} as const;
