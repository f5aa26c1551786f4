export interface ShelfRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface ShelfAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer | undefined;
}

export interface Shelf {
  /** The Content-Security-Policy of the page. */
  readonly policy: string;
  answer(request: ShelfRequest): Promise<ShelfAnswer>;
}

export declare const SAFETY: Readonly<Record<string, string>>;
export declare function inWords(
  status: number,
  words: string,
  headers?: Readonly<Record<string, string>>,
): ShelfAnswer;
export declare function openShelf(folder: string): Promise<Shelf>;
