import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** With --progress: tells of each error that was missed as soon as it is known, and how far the run has come. */
class Missed {
  #all = 0;
  #done = 0;

  onMutationTestingPlanReady({ mutantPlans }) {
    this.#all = mutantPlans.length;
  }

  onMutantTested({ fileName, location, mutatorName, replacement, status }) {
    this.#done++;
    if (status !== 'Survived' && status !== 'NoCoverage') return;
    const where = `${fileName.replace(/^.*\/packages\//, 'packages/')}:${location.start.line}:${location.start.column}`;
    console.log(`${this.#done}/${this.#all}  ${where}  ${mutatorName}  ${replacement}`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'missed', Missed)];
