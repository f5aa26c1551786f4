import { useEffect, useRef } from 'react';
import type { ImportedGame } from '../../storage/parse.ts';
import type { FileProblem } from '../../storage/problem.ts';
import { StorageNote } from '../saves/StorageNote.tsx';
import { useFileOpener } from '../saves/use-file-opener.tsx';

/** What the menu asks for: a file to be chosen, or why a saved game cannot be opened. */
export type FileRequest = 'file' | FileProblem;

interface FileImportProps {
  readonly asked: FileRequest | null;
  readonly onDone: () => void;
  readonly onOpen: (game: ImportedGame) => void;
}

/** Opens files and tells where games are stored. It loads after the menu, with the rules that reading a game needs. */
export function FileImport({ asked, onDone, onOpen }: FileImportProps) {
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
      <StorageNote />
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
