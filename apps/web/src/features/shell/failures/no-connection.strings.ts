export const noConnectionStrings = {
  title: 'No connection · WallaBee',
  heading: 'No connection',
  text: 'This page needs a network. It opens by itself as soon as you are back online, and nothing of yours is lost.',
} as const;
