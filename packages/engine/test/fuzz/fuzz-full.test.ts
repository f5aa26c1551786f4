import { fuzzScenarios } from './suite.ts';

fuzzScenarios(['standard-4', 'standard-3', 'computer-full']);
