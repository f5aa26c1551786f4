import { useState } from 'react';
import { useText } from '../../language/language.ts';
import type { Draft } from './game-draft.ts';
import { RulesDialog } from './RulesDialog.tsx';
import { RulesRow } from './RulesRow.tsx';

interface RulesPartProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The rules of a game that is being chosen, and the window in which they are changed. */
export function RulesPart(props: RulesPartProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h2 className="title">{t.tableRules.title}</h2>
      <RulesRow draft={props.draft} onOpen={() => setOpen(true)} />
      {isOpen && <RulesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
