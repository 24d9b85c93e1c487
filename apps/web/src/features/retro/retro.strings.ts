export const retroStrings = {
  title: 'RetroBee · WallaBee',
  description: 'A small game about a bee, numbered things and rain. Play it with the arrow keys or a finger.',
  heading: 'RetroBee',
  lead: 'Collect the things in the order of their numbers, and mind the rain. Arrow keys or a finger; Space begins, P pauses, M is for sound.',
  frame: 'RetroBee, a game',
} as const;
