import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isCaught } from './verdict.mjs';

/** With --progress: tells of each error that was missed as soon as it is known, and how far the run has come. */
class Missed {
  #all = 0;
  #done = 0;

  onMutationTestingPlanReady({ mutantPlans }) {
    this.#all = mutantPlans.length;
  }

  onMutantTested(result) {
    this.#done++;
    if (isCaught(result)) return;
    const { fileName, location, mutatorName, replacement } = result;
    const where = `${fileName.replace(/^.*\/packages\//, 'packages/')}:${location.start.line}:${location.start.column}`;
    console.log(`${this.#done}/${this.#all}  ${where}  ${mutatorName}  ${replacement}`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'missed', Missed)];
