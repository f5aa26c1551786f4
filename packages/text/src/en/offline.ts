export const offline = {
  update: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
  licences: 'Licences of the fonts and libraries',
};
