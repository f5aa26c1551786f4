import { type ApiParts, RefusedError } from './api.ts';
import { readRefusal } from './errors.ts';

/** How a visitor becomes a guest, an account, or somebody else. What is refused is thrown as a RefusedError. */
export interface Accounts {
  /** Whoever is somebody already stays so. */
  guest(): Promise<void>;
  /** What a guest has goes on with the account. At least one of name and e-mail address. */
  signUp(who: { readonly name?: string; readonly email?: string; readonly password: string }): Promise<void>;
  /** By name or e-mail address. What a guest has goes on with the account. */
  signIn(who: { readonly who: string; readonly password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** Signs out everywhere else. */
  changePassword(passwords: { readonly current: string; readonly next: string }): Promise<void>;
  /** Sends a letter with a link, if there is such an account and the server can. */
  forgot(email: string): Promise<void>;
  /** With what was in the link. */
  reset(token: string, password: string): Promise<void>;
  rename(name: string): Promise<void>;
  /** For ever. A guest has no password. */
  remove(password?: string): Promise<void>;
  /** What a device's passkeys need and say; `@simplewebauthn/browser` stands between the two. */
  passkey(what: 'register' | 'sign-in' | 'list' | 'delete', said?: object): Promise<unknown>;
}

export function makeAccounts({ url, fetch = globalThis.fetch }: ApiParts): Accounts {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/api/auth/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const found: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return found;
    const { error }: { error?: unknown } = typeof found === 'object' && found !== null ? found : {};
    throw new RefusedError(readRefusal(error) ?? { code: 'server-error' });
  };
  const done = async (path: string, body: unknown): Promise<void> => void (await ask(path, body));
  return {
    guest: () => done('guest', {}),
    signUp: (who) => done('sign-up', who),
    signIn: (who) => done('sign-in', who),
    signOut: () => done('sign-out', {}),
    changePassword: (passwords) => done('change-password', passwords),
    forgot: (email) => done('forgot', { email }),
    reset: (token, password) => done('reset', { token, password }),
    rename: (name) => done('rename', { name }),
    remove: (password) => done('delete', password === undefined ? {} : { password }),
    passkey: (what, said) => ask(`passkey/${what}`, said),
  };
}
