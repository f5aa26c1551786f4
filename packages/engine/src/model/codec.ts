import { isWhole } from './whole.ts';

/**
 * How a type of plain data is written in files. A codec writes names in place of the small numbers of the state, and
 * reads them back, reporting every error with its path. Small codecs are combined into larger ones.
 */
export interface Codec<T, Written> {
  write(value: T): Written;
  /** The value, not to be used if something was reported. */
  read(value: unknown, path: string, report: Report): T;
  /** May a field of this type be missing? */
  readonly isOptional?: true;
}

/** What was expected at a place. */
export type Report = (path: string, expected: string) => void;

export type WrittenAs<C> = C extends { write(value: never): infer Written } ? Written : never;

/** A codec for a single value; `read` returns undefined if it is not valid. */
export const leaf = <T, Written>(
  expected: string,
  write: (value: T) => Written,
  read: (value: unknown) => T | undefined,
): Codec<T, Written> => ({
  write,
  read(value, path, report) {
    const found = read(value);
    if (found === undefined) report(path, expected);
    return found as T;
  },
});

const asIs = <T>(expected: string, is: (value: unknown) => boolean): Codec<T, T> =>
  leaf(
    expected,
    (value) => value,
    (value) => (is(value) ? (value as T) : undefined),
  );

export const whole = (least: number, most: number): Codec<number, number> =>
  asIs(`a whole number from ${least} to ${most}`, (v) => isWhole(v, least, most));

export const flag: Codec<boolean, boolean> = asIs('true or false', (v) => typeof v === 'boolean');

export const oneOf = <const T extends string | boolean>(...values: readonly T[]): Codec<T, T> =>
  asIs(`one of ${values.join(', ')}`, (v) => values.includes(v as T));

export const orNull = <T, Written>(codec: Codec<T, Written>): Codec<T | null, Written | null> => ({
  write: (value) => (value === null ? null : codec.write(value)),
  read: (value, path, report) => (value === null ? null : codec.read(value, path, report)),
});

export const optional = <T, Written>(codec: Codec<T, Written>): Codec<T, Written> => ({
  ...codec,
  isOptional: true,
});

export const listOf = <T, Written>(
  codec: Codec<T, Written>,
  length?: number,
): Codec<readonly T[], readonly Written[]> => ({
  write: (values) => values.map((value) => codec.write(value)),
  read(value, path, report) {
    if (Array.isArray(value) && (length === undefined || value.length === length))
      return value.map((item, i) => codec.read(item, `${path}[${i}]`, report));
    report(path, length === undefined ? 'a list' : `a list of ${length}`);
    return [];
  },
});

type FieldCodecs<T> = { readonly [K in keyof T]-?: Codec<Exclude<T[K], undefined>, unknown> };
/** Fields that files call by another name than the code: saved games keep the name they began with. */
type FileNames<T> = { readonly [K in keyof T]?: string };
type FileName<K, N> = K extends keyof N ? Extract<N[K], string> : K;
type WrittenFields<T, F extends FieldCodecs<T>, N> = {
  readonly [K in keyof T as FileName<K, N>]: WrittenAs<F[K & keyof F]>;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with exactly these fields. `fieldsOf<Leader>()({ id: …, at: … })` */
export const fieldsOf =
  <T extends object>() =>
  <F extends FieldCodecs<T>, const N extends FileNames<T> = Record<never, never>>(
    fields: F,
    fileNames?: N,
  ): Codec<T, WrittenFields<T, F, N>> => {
    const codecs = Object.entries(fields) as [string, Codec<unknown, unknown>][];
    const renamed: Readonly<Record<string, string | undefined>> = fileNames ?? {};
    const all = new Map(codecs.map(([name, codec]) => [name, { codec, inFile: renamed[name] ?? name }]));
    const known = new Set([...all.values()].map(({ inFile }) => inFile));
    return {
      write: (value) =>
        Object.fromEntries(
          Object.entries(value).flatMap(([name, v]) => {
            const field = all.get(name);
            return v === undefined || !field ? [] : [[field.inFile, field.codec.write(v)]];
          }),
        ) as WrittenFields<T, F, N>,
      read(value, path, report) {
        if (!isRecord(value)) {
          report(path, 'an object');
          return {} as T;
        }
        const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
        for (const name of Object.keys(value)) if (!known.has(name)) report(inside(name), 'no such field');
        const found = [...all].flatMap(([name, { codec, inFile }]) => {
          if (value[inFile] === undefined && codec.isOptional) return [];
          return [[name, codec.read(value[inFile], inside(inFile), report)]];
        });
        return Object.fromEntries(found) as T;
      },
    };
  };

type ByKind<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: Codec<Omit<Extract<T, { kind: K }>, 'kind'>, object>;
};

/** One of several objects, told apart by their kind. */
export const kindOf =
  <T extends { readonly kind: string }>() =>
  <C extends ByKind<T>>(codecs: C): Codec<T, { readonly kind: T['kind'] }> => {
    type Any = Codec<object, object>;
    const codecFor = (kind: unknown): Any | undefined =>
      typeof kind === 'string' && Object.hasOwn(codecs, kind)
        ? (codecs as unknown as Record<string, Any>)[kind]
        : undefined;
    return {
      write: ({ kind, ...rest }) => ({ kind, ...(codecFor(kind) as Any).write(rest) }),
      read(value, path, report) {
        const codec = isRecord(value) ? codecFor(value.kind) : undefined;
        if (!isRecord(value) || !codec) {
          report(`${path}.kind`, `one of ${Object.keys(codecs).join(', ')}`);
          return {} as T;
        }
        const { kind, ...rest } = value;
        return { kind, ...codec.read(rest, path, report) } as T;
      },
    };
  };
