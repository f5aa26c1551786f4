import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { openFile } from '../../storage/files.ts';
import type { ImportedGame } from '../../storage/parse.ts';
import type { FileProblem } from '../../storage/problem.ts';
import { FileProblemDialog } from './FileProblemDialog.tsx';

export interface FileOpener {
  /** Lets the person choose a file. */
  readonly choose: () => void;
  /** Opens a file that came some other way. */
  readonly open: (file: File) => void;
  readonly show: (problem: FileProblem) => void;
  /** Must be rendered: the hidden input, and the window for a file that cannot be opened. */
  readonly parts: ReactNode;
  /** For the element on which files may be dropped. */
  readonly target: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  readonly isOver: boolean;
}

/** Opens files by a button or by dropping them, and explains those that cannot be opened. */
export function useFileOpener(onOpen: (game: ImportedGame) => void): FileOpener {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isOver, setOver] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    const result = await openFile(file);
    if (result.ok) onOpen(result.value);
    else setProblem(result.problem);
  };
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    void read(file);
    event.target.value = ''; // the same file may be chosen again
  };
  const choose = () => input.current?.click();
  const again = () => {
    setProblem(null);
    choose();
  };

  return {
    choose,
    open: (file) => void read(file),
    show: setProblem,
    isOver,
    parts: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          accept=".txt,.json,text/plain"
          onChange={picked}
          data-testid="file"
        />
        {problem && <FileProblemDialog problem={problem} onAgain={again} onClose={() => setProblem(null)} />}
      </>
    ),
    target: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer.files[0]);
      },
    },
  };
}
