/** The map itself. */
export const board = {
  map: 'Map of Britain',
  keys: 'Arrow keys go from area to area, Enter or Space selects, plus and minus zoom, zero shows the whole map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole map',
  credit: 'Coastlines: Natural Earth, public domain. Borders, names and pieces: drawn for this game.',
};
