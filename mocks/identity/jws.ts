/**
 * Signs tokens with the Web Crypto API, since the demo provider needs only this much of a 7 kB
 * library.
 */

/** The claims of a token, by their names in OpenID Connect and RFC 9068. */
export type Claims = Record<string, unknown>;

interface Parts {
  header: Claims;
  claims: Claims;
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' };
const signature = { name: 'ECDSA', hash: 'SHA-256' };

/** A new key pair for ES256 (RFC 7518, section 3.4). */
export async function newKeys(): Promise<{ privateJwk: JsonWebKey; publicJwk: JsonWebKey }> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, true, [
    'sign',
    'verify',
  ]);
  const [privateJwk, publicJwk] = await Promise.all(
    [privateKey, publicKey].map((key) => crypto.subtle.exportKey('jwk', key)),
  );
  if (!privateJwk || !publicJwk)
    throw new Error('Exporting the ES256 key pair returned no private or no public key.');
  return { privateJwk, publicJwk: publicPart(publicJwk) };
}

/** A token in the compact form of RFC 7515, signed with ES256. */
export async function signedToken({ header, claims }: Parts, jwk: JsonWebKey): Promise<string> {
  const key = await crypto.subtle.importKey('jwk', jwk, curve, false, ['sign']);
  const signingInput = [header, claims]
    .map((part) => encoded(toBytes(JSON.stringify(part))))
    .join('.');
  return `${signingInput}.${encoded(new Uint8Array(await crypto.subtle.sign(signature, key, toBytes(signingInput))))}`;
}

/**
 * The header and claims of a token. Rejects if the token is malformed or not signed with this key
 * by ES256.
 */
export async function verifiedToken(token: string, jwk: JsonWebKey): Promise<Parts> {
  const [header = '', claims = '', signed = '', ...rest] = token.split('.');
  if (rest.length > 0)
    throw new TypeError('Expected a token of three parts separated by dots, found more.');
  const key = await crypto.subtle.importKey('jwk', publicPart(jwk), curve, false, ['verify']);
  const parts: Parts = { header: parsed(header), claims: parsed(claims) };
  const isGood = await crypto.subtle.verify(
    signature,
    key,
    decoded(signed),
    toBytes(`${header}.${claims}`),
  );
  if (!isGood || parts.header['alg'] !== 'ES256')
    throw new TypeError('The token is not signed with this key by ES256.');
  return parts;
}

/** The claims of a token without verifying it. Throws if it is not a token. */
export const decodeClaims = (token: string): Claims => parsed(token.split('.')[1] ?? '');

const publicPart = ({ kty, crv, x, y }: JsonWebKey) => ({ kty, crv, x, y }) as JsonWebKey;

const toBytes = (text: string) => new TextEncoder().encode(text);

/** Encodes bytes in base64url without padding (RFC 4648, section 5). */
export const encoded = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const decoded = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

function parsed(text: string): Claims {
  const value: unknown = JSON.parse(new TextDecoder().decode(decoded(text)));
  if (typeof value !== 'object' || value === null)
    throw new TypeError('Expected a JSON object in the header and the claims of the token.');
  return { ...value };
}
