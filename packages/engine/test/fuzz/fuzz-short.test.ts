import { fuzzScenarios } from './suite.ts';

fuzzScenarios([
  'standard-5',
  'short-3',
  'two-early',
  'two-germanic',
  'two-vikings',
  'computer-invasions',
  'computer-vikings',
]);
