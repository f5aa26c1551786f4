import { count } from '../numbers.ts';

/** What stands around every page that needs a server. */
export const frame = {
  nav: 'Online pages',
  lobby: 'Games',
  history: 'History',
  cups: 'Cups',
  notices: 'Notices',
  reports: 'Reports',
  unseen: (n: number) => count(n, 'new notice', 'new notices'),
  accountOf: (name: string) => `Account: ${name}`,
  nobody: 'Sign in',
  loading: 'One moment…',
};
