import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A device that keeps one passkey, as WebAuthn describes it, without anybody to touch it. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  private readonly origin: string;
  private count = 0;

  constructor(origin: string) {
    this.origin = origin;
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** What a browser answers to the options for a new passkey. */
  register({ challenge, rp }: { readonly challenge: string; readonly rp: { readonly id: string } }): object {
    const authData = Buffer.concat([
      this.head(rp.id, 0x45), // somebody is there and has proved it; a key follows
      Buffer.alloc(16), // a model that does not say which
      Buffer.from([0, this.id.length]),
      this.id,
      this.publicKey(),
    ]);
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(authData)],
    );
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.said('webauthn.create', challenge),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** What it answers when asked to sign in. */
  signIn({ challenge, rpId }: { readonly challenge: string; readonly rpId: string }): object {
    const authenticatorData = this.head(rpId, 0x05);
    const clientDataJSON = this.said('webauthn.get', challenge);
    const clientHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authenticatorData, clientHash]), this.keys.privateKey);
    return {
      ...this.named(),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  private named() {
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
    };
  }

  private said(type: string, challenge: string): string {
    const data = { type, challenge, origin: this.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  private head(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count++);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }

  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    );
  }
}

/** As much of CBOR as a passkey needs. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (words: string): Buffer => Buffer.concat([head(3, words.length), Buffer.from(words)]);
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
