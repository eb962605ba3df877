import { createRemoteJWKSet, jwtVerify } from 'jose';
import { UsageError } from './usage.ts';

/**
 * Checks access tokens against the keys that an issuer publishes; gives their subject. Rejects with
 * UsageError when the issuer does not answer as OpenID Connect Discovery 1.0 says.
 */
export async function verifierOf(
  issuer: string,
  audience: string,
): Promise<(token: string) => Promise<string>> {
  const keys = createRemoteJWKSet(await keysAddressOf(issuer));
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, { issuer, audience });
    if (!payload.sub) throw new TypeError('The token has no subject.');
    return payload.sub;
  };
}

async function keysAddressOf(issuer: string): Promise<URL> {
  try {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`);
    const { jwks_uri: address } = (await answer.json()) as { jwks_uri?: unknown };
    return new URL(String(address));
  } catch {
    throw new UsageError(`The issuer ${issuer} does not answer as an OpenID provider.`);
  }
}
