import { fuzzScenarios } from './suite.ts';

fuzzScenarios(['redux-4', 'redux-3', 'redux-5', 'redux-short-4']);
