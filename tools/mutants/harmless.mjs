import { readFileSync } from 'node:fs';

/**
 * Changes that were looked at and found to change nothing that anybody could see: no test can catch them. Each stands
 * in harmless.json with the reason, as a run prints it: the line of code with the changed piece in «», and the change.
 * When the line is written anew, the entry no longer holds, and a run says so.
 */
const LIST = JSON.parse(readFileSync(new URL('./harmless.json', import.meta.url), 'utf8'));

export const harmlessOnes = (errors) =>
  errors.filter(({ file, code, error }) =>
    LIST.some((entry) => entry.file === file && entry.code === code && entry.error === error),
  );

/** Entries whose line is no longer in the code. */
export const staleEntries = () =>
  LIST.filter(({ file, code }) => {
    const plain = code.replace(/[«»]/g, '');
    return !readFileSync(file, 'utf8')
      .split('\n')
      .some((text) => text.trim() === plain);
  }).map(({ file, code }) => `${file}  ${code}`);
