import { useState } from 'react';
import { useText } from '../../language/language.ts';
import { exportSave, exportText, openSave, readProblem } from '../../storage/files.ts';
import type { FileProblem } from '../../storage/problem.ts';
import type { SaveInfo } from '../../storage/record.ts';
import { type ReadProblem, saves } from '../../storage/saves.ts';
import type { StoredGame } from '../../storage/stored-game.ts';
import type { NamedSave } from './SaveList.tsx';

interface SaveActions {
  readonly open: (save: SaveInfo) => Promise<void>;
  readonly download: (save: SaveInfo) => Promise<void>;
  readonly downloadRemains: (save: NamedSave) => Promise<void>;
  readonly rename: (save: NamedSave, name: string) => Promise<void>;
  readonly remove: (save: NamedSave) => Promise<void>;
  /** What came of the last rename or removal, in words. */
  readonly result: { readonly text: string; readonly isFailed: boolean };
}

interface SaveActionsProps {
  readonly onOpen: (game: StoredGame) => void;
  readonly onProblem: (problem: FileProblem) => void;
  /** Reads the list again. */
  readonly refresh: () => Promise<void>;
}

/** What can be done with a saved game. A save that cannot be read is reported, not opened. */
export function useSaveActions({ onOpen, onProblem, refresh }: SaveActionsProps): SaveActions {
  const t = useText().start;
  const [result, setResult] = useState({ text: '', isFailed: false });
  const tell = async (work: Promise<ReadProblem | null>, done: string, failed: string) => {
    const problem = await work;
    await refresh();
    const text = problem === null ? done : `${failed} ${t.problem(readProblem(problem))}`;
    setResult({ text, isFailed: problem !== null });
  };
  return {
    open: async (save) => {
      const table = await openSave(save.id);
      if (table.ok) onOpen(table.value);
      else onProblem(table.problem);
    },
    download: async (save) => {
      const found = await saves.read(save.id);
      if ('record' in found) exportSave(found.record);
      else onProblem(readProblem(found.problem));
    },
    downloadRemains: async ({ id, name }) => {
      const remains = await saves.remains(id);
      if (remains === null) onProblem({ kind: 'gone' });
      else exportText(remains, name);
    },
    rename: ({ id }, name) => tell(saves.rename(id, name), t.saves.renamed(name), t.saves.notRenamed),
    remove: ({ id, name }) => tell(saves.remove(id), t.saves.removed(name), t.saves.notRemoved),
    result,
  };
}
