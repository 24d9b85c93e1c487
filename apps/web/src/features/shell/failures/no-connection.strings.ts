export const noConnectionStrings = {
  title: 'No connection · WallaBee',
  heading: 'No connection',
  text: 'The page could not be fetched. It opens by itself as soon as you are back online, and nothing of yours is lost.',
} as const;
