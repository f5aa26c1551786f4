export const offline = {
  update: 'A new version is ready.',
  updateNote: 'Your game is saved; it goes on where you are.',
  reload: 'Reload',
  later: 'Later',
  ready: 'Bretwalda is on this device now and plays without a connection.',
  licences: 'Licences of the fonts and libraries',
};
