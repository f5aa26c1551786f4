import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What a lock file says of each package, by its place: "node_modules/vite". */
function locked(folder: string): Readonly<Record<string, Locked>> {
  const path = fileURLToPath(new URL(`../../../${folder}package-lock.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

describe.each(['', 'tools/mutants/'])('%spackage-lock.json', (folder) => {
  const packages = locked(folder);

  it('names no place to fetch from: that is for whoever installs to say', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    const places = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link);
    expect(places).toEqual([]);
  });

  // npm writes down only what it finds, and `npm ci` refuses a file in which one is missing.
  it('lists what is for other systems, too', () => {
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.entries(optionalDependencies),
    );
    const missing = wanted.filter(
      ([name]) => !Object.keys(packages).some((place) => place.endsWith(`node_modules/${name}`)),
    );
    expect(missing).toEqual([]);
  });
});
