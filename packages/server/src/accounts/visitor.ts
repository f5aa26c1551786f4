import type { Auth } from './auth.ts';
import { isRealEmail, keyOfName } from './names.ts';

/** Who has sent a request: a guest, or somebody with an account. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly isOperator: boolean;
  /** Their own, if they gave one. */
  readonly email: string | null;
}

export interface FoundVisitor {
  readonly visitor: Visitor | null;
  /** Cookies to be set again, because they would run out. */
  readonly cookies: readonly string[];
}

export async function findVisitor(
  auth: Auth,
  cookie: string | undefined,
  operators: readonly string[],
): Promise<FoundVisitor> {
  if (!cookie) return { visitor: null, cookies: [] };
  const { headers, response } = await auth.api.getSession({
    headers: new Headers({ cookie }),
    returnHeaders: true,
  });
  const cookies = headers.getSetCookie();
  if (!response) return { visitor: null, cookies };
  const { user } = response;
  const email = isRealEmail(user.email) ? user.email : null;
  // An address counts only when it has been proved; a name belongs to whoever took it first.
  const isOperator =
    (user.username != null && operators.some((one) => keyOfName(one) === user.username)) ||
    (email !== null && user.emailVerified && operators.includes(email.toLowerCase()));
  const visitor = { id: user.id, name: user.name, isGuest: user.isAnonymous === true, isOperator, email };
  return { visitor, cookies };
}
