import { count } from './grammar.ts';

export const list = {
  title: 'The game as a list',
  intro: 'Everything the map shows, for keyboard and screen reader. Orders can be typed.',
  situation: 'Situation',
  roundOf: (round: number, years: string) => `Round ${round}, ${years}`,
  turnOf: (nation: string, phase: string) => `${nation}: ${phase}`,
  between: 'Between two turns',
  youDecide: 'You decide.',
  othersDecide: 'Others decide.',
  order: 'Order',
  orderNote:
    'In the notation of the game, for example “move 2 Kent Essex”, “move 4 English Channel Kent”, “fight kent”, “end”. Several orders: separate them with a semicolon.',
  give: 'Give the order',
  done: (order: string) => `Done: ${order}`,
  refused: (why: string) => `Refused: ${why}`,
  unreadable: (why: string) => `This order cannot be read. ${why}`,
  ambiguous: (word: string, names: readonly string[]) =>
    `“${word}” could mean several names: ${names.join(', ')}. Write a little more.`,
  notYours: 'It is not your decision now.',
  choices: 'What you can do',
  filter: 'Only with these words',
  shown: (n: number, of: number) =>
    n === of ? count(of, 'choice', 'choices') : `${n} of ${count(of, 'choice', 'choices')}`,
  more: 'Show all',
  areas: 'Areas',
  table: 'Table of the areas',
  onlyOwn: 'Only areas with my nations',
  area: 'Area',
  region: 'Region',
  terrain: 'Terrain',
  units: 'Who stands here',
  state: 'Now',
  nobody: 'nobody',
  seas: 'Seas',
  choose: (area: string) => `Choose ${area}`,
  about: (area: string) => `About ${area}`,
};
