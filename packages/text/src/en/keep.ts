/** Whether what was played is kept, in the game itself. Why not: `start.refusals`. */
export const keep = {
  saved: (name: string) => `Saved as “${name}”.`,
  notSaved: 'Not saved.',
  kept: 'The game is kept and can be continued from the start page.',
  allSaved: 'All that was played is saved.',
  saving: 'The game is being saved …',
  off: 'Autosave is off: what was played since the last save is lost when you leave.',
  failing: 'The game cannot be saved: what was played is lost when you leave. Save it as a file.',
  bar: 'This game is not being saved.',
  replace: 'Replace it',
  otherName: 'Choose another name',
  leave: {
    title: 'Leave this game?',
    text: 'What was played since the last save is lost.',
    stay: 'Stay',
    leave: 'Leave without saving',
  },
};
