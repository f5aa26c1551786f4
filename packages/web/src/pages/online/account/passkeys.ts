import { RefusedError } from '@bretwalda/protocol';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { accounts } from '../../../online/api.ts';

export interface Passkey {
  readonly id: string;
  readonly name?: string | null;
  readonly createdAt?: string | null;
}

/** A passkey belongs to the name of a server; an address of numbers has none. */
export const arePasskeysPossible = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname);

/** What the device does not do is refused like what the server does not accept. */
async function onDevice<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new RefusedError({ code: 'passkey-failed' });
  }
}

export async function addPasskey(): Promise<void> {
  const optionsJSON = (await accounts.passkey('register')) as PublicKeyCredentialCreationOptionsJSON;
  const response = await onDevice(startRegistration({ optionsJSON }));
  await accounts.passkey('register', { response });
}

export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = (await accounts.passkey('sign-in')) as PublicKeyCredentialRequestOptionsJSON;
  const response = await onDevice(startAuthentication({ optionsJSON }));
  await accounts.passkey('sign-in', { response });
}

export const listPasskeys = async (): Promise<readonly Passkey[]> =>
  (await accounts.passkey('list')) as readonly Passkey[];

export const removePasskey = async (id: string): Promise<void> =>
  void (await accounts.passkey('delete', { id }));
