import { type GameState, type NationId, NOBODY, nationId } from '@bretwalda/engine';
import { ALL_NATIONS, figuresOf, voteAccount } from '@bretwalda/engine/queries';
import { useText } from '../../language/language.ts';
import { Disc } from '../../tokens/Tokens.tsx';
import styles from './Ballot.module.css';

/** How many votes every nation has, what was given to whom, and how many make a Bretwalda (UI-84, BRET-4). */
export function Ballot({ state }: { readonly state: GameState }) {
  const t = useText();
  const words = t.game.ballot;
  const { votes, cast, of, majority } = voteAccount(state);
  const choices = choicesOf(state);
  const isOpen = choices.size > 0;
  const nations = ALL_NATIONS.filter((nation) => (votes[nation] ?? 0) > 0);
  return (
    <>
      <p className="small">{words.majority(majority, of, figuresOf(state).bretwaldaPoints)}</p>
      <table className={styles.ballot}>
        <thead>
          <tr className="tiny muted">
            <th scope="col">{words.nation}</th>
            <th scope="col">{words.votes}</th>
            {isOpen && <th scope="col">{words.gives}</th>}
            {isOpen && <th scope="col">{words.has}</th>}
          </tr>
        </thead>
        <tbody>
          {nations.map((n) => {
            const id = nationId(n);
            const choice = choices.get(id);
            return (
              <tr key={id}>
                <th scope="row">
                  <Disc nation={id} size={20} /> {t.names.nations(id)}
                </th>
                <td className="number">{votes[n]}</td>
                {isOpen && (
                  <td>{choice && <Disc nation={choice} size={20} label={t.names.nations(choice)} />}</td>
                )}
                {isOpen && <td className="number">{cast[n]}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** For whom each nation has voted; a secret ballot is not told before its end (BRET-7). */
function choicesOf({ pending }: GameState): ReadonlyMap<NationId, NationId> {
  const choices = new Map<NationId, NationId>();
  if (pending?.kind !== 'vote' || pending.secret) return choices;
  pending.voters.forEach((voter, i) => {
    const choice = pending.votes[i] ?? NOBODY;
    if (choice >= 0) choices.set(nationId(voter), nationId(choice));
  });
  return choices;
}
