export declare const browserArguments: readonly string[];
export declare function findBrowser(): string | undefined;
export declare function ensureBrowser(): string;
