import { useEffect, useRef } from 'react';
import type { ImportedGame } from '../../storage/parse.ts';
import type { FileProblem } from '../../storage/problem.ts';
import { MemoryNote } from '../saves/MemoryNote.tsx';
import { useFileOpener } from '../saves/use-file-opener.tsx';

/** What the menu asks for: let a file be chosen, or tell why a saved game cannot be opened. */
export type Asked = 'file' | FileProblem;

interface FileDeskProps {
  readonly asked: Asked | null;
  readonly onDone: () => void;
  readonly onOpen: (game: ImportedGame) => void;
}

/** Files and where games are kept. It comes when the menu already stands, with the rules that reading a game needs. */
export function FileDesk({ asked, onDone, onOpen }: FileDeskProps) {
  const { choose, open, show, parts } = useFileOpener(onOpen);
  useDroppedFile(open);
  useEffect(() => {
    if (asked === null) return;
    if (asked === 'file') choose();
    else show(asked);
    onDone();
  });
  return (
    <>
      <MemoryNote />
      {parts}
    </>
  );
}

/** A file may be dropped anywhere on the page. */
function useDroppedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file) latest.current(file);
    };
    document.addEventListener('drop', drop);
    return () => document.removeEventListener('drop', drop);
  }, []);
}
