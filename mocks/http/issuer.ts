import { createRemoteJWKSet, jwtVerify } from 'jose';
import { bearerOfClaims, type Bearer } from '../core/requests/bearer.ts';
import { UsageError } from './usage.ts';

/**
 * Verifies access tokens against the keys that an issuer publishes, and returns their claims.
 * Rejects with UsageError when the issuer does not respond as specified by OpenID Connect Discovery
 * 1.0.
 */
export async function createVerifier(
  issuer: string,
  audience: string,
): Promise<(token: string) => Promise<Bearer>> {
  const keys = createRemoteJWKSet(await fetchKeysUrl(issuer));
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, { issuer, audience });
    return bearerOfClaims(payload);
  };
}

async function fetchKeysUrl(issuer: string): Promise<URL> {
  try {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`);
    const { jwks_uri: address } = (await response.json()) as { jwks_uri?: unknown };
    return new URL(String(address));
  } catch {
    throw new UsageError(
      `The issuer ${issuer} does not respond as an OpenID provider. Check --issuer, and that the provider is running.`,
    );
  }
}
