import { count } from './grammar.ts';

export const list = {
  title: 'The game as a list',
  intro: 'Everything the map shows, for keyboards and screen readers. You can type orders.',
  situation: 'Situation',
  roundOf: (round: number, years: string) => `Round ${round}, ${years}`,
  turnOf: (nation: string, phase: string) => `${nation}: ${phase}`,
  between: 'Between turns',
  youDecide: 'You decide.',
  othersDecide: 'Other players decide.',
  order: 'Order',
  orderNote:
    'Use the notation of the game, for example “move 2 Kent Essex”, “move 4 English Channel Kent”, “fight kent”, “end”. Separate several orders with semicolons.',
  give: 'Give order',
  done: (order: string) => `Done: ${order}`,
  refused: (why: string) => `Refused: ${why}`,
  unreadable: (why: string) => `This order cannot be read. ${why}`,
  ambiguous: (word: string, names: readonly string[]) =>
    `“${word}” could mean several names: ${names.join(', ')}. Write a little more.`,
  notYours: 'This is not your decision.',
  choices: 'What you can do',
  filter: 'Filter by words',
  shown: (n: number, of: number) =>
    n === of ? count(of, 'choice', 'choices') : `${n} of ${count(of, 'choice', 'choices')}`,
  more: 'Show all',
  areas: 'Areas',
  table: 'Table of areas',
  onlyOwn: 'Only areas with my nations',
  area: 'Area',
  region: 'Region',
  terrain: 'Terrain',
  units: 'Who is here',
  state: 'Now',
  nobody: 'nobody',
  seas: 'Seas',
  choose: (area: string) => `Choose ${area}`,
  about: (area: string) => `About ${area}`,
};
