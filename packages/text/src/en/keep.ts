/** Whether what was played is kept, in the game itself. Why not: `start.refusals`. */
export const keep = {
  saved: (name: string) => `Saved as “${name}”.`,
  notSaved: 'Not saved.',
  kept: 'The game is saved. You can continue it from the main menu.',
  allSaved: 'Everything played so far is saved.',
  saving: 'Saving the game…',
  off: 'Autosave is off: if you leave, everything played since the last save is lost.',
  failing: 'The game cannot be saved: if you leave, what was played is lost. Save it to a file.',
  bar: 'This game is not being saved.',
  replace: 'Replace it',
  otherName: 'Choose another name',
  leave: {
    title: 'Leave this game?',
    text: 'Everything played since the last save will be lost.',
    stay: 'Stay',
    leave: 'Leave without saving',
  },
};
