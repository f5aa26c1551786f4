import type { Rules } from '@bretwalda/engine/queries';
import { isGarrisonEnglish, keepsPoints, recallOf } from '../figures.ts';
import type { Happening } from '../subjects.ts';
import { cap, does, he, him, leader, the } from './grammar.ts';
import { farLed } from './phases.ts';

const several = (events: Happening['events']): boolean =>
  events.some((e) => e.type === 'king' && e.among !== undefined);

function title({ kind, nation, leader: id, events }: Happening): string {
  switch (kind) {
    case 'leader-entered':
      return id ? does(id, 'arrives', 'arrive') : '';
    case 'leader-left':
      return id ? does(id, 'leaves', 'leave') : '';
    case 'leader-eliminated':
      return id ? does(id, 'has fallen', 'have fallen') : '';
    case 'submitted':
      return `${cap(the(nation))} submit`;
    case 'recall':
      return 'Legions are called home';
    case 'cnut-leaves':
      return `${leader('cnut')} sails home`;
    case 'romans-leave':
      return 'The Romans leave Britain';
    case 'bretwalda':
      return events.some((e) => e.type === 'bretwalda' && e.nation !== null)
        ? 'A Bretwalda is elected'
        : 'No Bretwalda';
    case 'king':
      return several(events) ? 'The crown of England is shared' : 'A King of England';
  }
}

/** What it means for the game; nothing where the lines of the log say it all. */
function meaning({ kind, nation, leader: id, events }: Happening, rules: Rules): string {
  switch (kind) {
    case 'leader-entered':
      return id
        ? `Armies that move with ${him(id)} go ${farLed(rules)}, do not stop in difficult terrain, and add 1 to their dice.`
        : '';
    case 'leader-left':
    case 'leader-eliminated':
      return id ? `From now on ${the(nation)} march and fight without ${him(id)}.` : '';
    case 'submitted':
      return keepsPoints(events, rules)
        ? 'A subject grows at half the rate unless its overlord allows more. It keeps its points for the areas it holds.'
        : 'A subject scores half of its points for the areas it holds, and grows at half the rate unless its overlord allows more.';
    case 'recall': {
      const { round, stay, leave } = recallOf(rules);
      if (leave > 0) return `The emperor needs them elsewhere: ${leave} armies leave. Forts stay.`;
      return `The emperor needs them elsewhere: ${stay} Roman armies stay after round ${round}. Forts stay.`;
    }
    case 'cnut-leaves':
      return `${cap(he('cnut'))} takes some of the Danish armies with him. The others stay.`;
    case 'romans-leave':
      return `Forts and armies of ${isGarrisonEnglish(rules) ? 'England' : 'the south'} become up to ${rules.figures.garrison} Romano-British armies. All other Romans go, and their subjects are free.`;
    case 'bretwalda':
    case 'king':
      return '';
  }
}

/** Windows of what turns history (UI-80). */
export const events = {
  title,
  meaning,
  several: 'What has happened',
  goOn: 'Continue',
};
