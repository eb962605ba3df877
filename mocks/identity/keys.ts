import type { Clock } from '../clock.ts';
import { bearerOfClaims, type Bearer } from '../core/requests/bearer.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { newKeys, signedToken, verifiedToken, type Claims } from './jws.ts';

/** The only signature algorithm that the demo provider uses and accepts. */
const algorithm = 'ES256';
const keyId = 'demo';
/** The audience of access tokens. */
export const audience = 'atrium-api';

type KeyPair = World['keys'];

/**
 * The provider's key pair, created once per store. Two tabs may create one at the same time: the
 * first stored pair counts for both.
 */
async function keyPair(store: Store<World>): Promise<KeyPair> {
  const stored = await store.transaction('read', (tx) => tx.platform.get('keys', keyId));
  if (stored) return stored;
  const { privateJwk, publicJwk } = await newKeys();
  const published = { ...publicJwk, kid: keyId, alg: algorithm, use: 'sig' };
  const made: KeyPair = { id: keyId, privateJwk, publicJwk: published };
  return store.transaction('write', async (tx) => {
    const first = await tx.platform.get('keys', keyId);
    if (first) return first;
    await tx.platform.put('keys', made);
    return made;
  });
}

/** The public keys for verifying tokens. */
export async function publicKeys(store: Store<World>): Promise<{ keys: JsonWebKey[] }> {
  return { keys: [(await keyPair(store)).publicJwk] };
}

/** A signed token; `lifetime` in seconds. */
export async function sign(
  store: Store<World>,
  clock: Clock,
  { claims, lifetime, type }: { claims: Claims; lifetime: number; type: 'JWT' | 'at+jwt' },
): Promise<string> {
  const { privateJwk } = await keyPair(store);
  const issuedAt = Math.floor(clock.now() / 1000);
  return signedToken(
    {
      header: { alg: algorithm, kid: keyId, typ: type },
      claims: { ...claims, iat: issuedAt, exp: issuedAt + lifetime },
    },
    privateJwk,
  );
}

/**
 * The claims of an access token of this provider. Rejects if the token is forged, expired, from
 * another issuer or for another audience.
 */
export async function verifyAccessToken(
  store: Store<World>,
  clock: Clock,
  { token, issuer }: { token: string; issuer: string },
): Promise<Bearer> {
  const { publicJwk } = await keyPair(store);
  const { header, claims } = await verifiedToken(token, publicJwk);
  const { iss, aud, exp } = claims;
  const isGood =
    header['typ'] === 'at+jwt' &&
    iss === issuer &&
    aud === audience &&
    typeof exp === 'number' &&
    exp * 1000 > clock.now();
  if (!isGood)
    throw new TypeError(
      'The access token is expired, or has another issuer or audience than this provider.',
    );
  return bearerOfClaims(claims);
}
