export const mapStrings = {
  help: 'Arrow keys move the map, plus and minus zoom.',
  gridOnly: 'No map here, only the positions. North is up.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
