import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { AuthorizationCode, World } from '../store/world.ts';
import { toSessionId } from '../core/requests/bearer.ts';
import { clientId } from './authorization.ts';
import { encoded } from './jws.ts';
import { audience, publicKeys, sign } from './keys.ts';
import { redeemReset } from './password-reset.ts';

export interface IdentityProviderOptions {
  store: Store<World>;
  clock: Clock;
  /** The provider's base address, without a trailing slash. */
  issuer: string;
  /** Lifetime of an access token, in seconds. */
  tokenLifetime(): number | Promise<number>;
  /** Whether refresh tokens are rejected; by default they are accepted. */
  rejectsRenewal?(): boolean;
}

/** Thrown when the token endpoint rejects a request; the message is OAuth's error code. */
class OAuthError extends Error {}

/**
 * The demo identity provider's endpoints below its issuer: discovery, keys, token. The authorize
 * and end-session pages are separate HTML pages. Source: OpenID Connect Core 1.0 and RFC 7636
 * (PKCE).
 */
export function createIdentityProvider(options: IdentityProviderOptions) {
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(new URL(options.issuer).pathname.length);
    if (request.method === 'GET' && path === '/.well-known/openid-configuration') {
      return Response.json(discovery(options.issuer));
    }
    if (request.method === 'GET' && path === '/jwks') {
      return Response.json(await publicKeys(options.store));
    }
    if (request.method === 'POST' && path === '/token') return token(request, options);
    if (request.method === 'POST' && path === '/password') return setPassword(request, options);
    return new Response(null, { status: 404 });
  };
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize.html`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/end-session.html`,
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
});

/** The link of a password reset leads here with the new password; 400 if it is not valid. */
async function setPassword(
  request: Request,
  { store, clock }: IdentityProviderOptions,
): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const read = (name: string) => form.get(name) ?? '';
  const reset = { personId: read('person'), code: read('code'), password: read('password') };
  const isSet = await redeemReset(store, clock, reset);
  return new Response(null, {
    status: isSet ? 204 : 400,
    headers: { 'Cache-Control': 'no-store' },
  });
}

async function token(request: Request, options: IdentityProviderOptions): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const headers = { 'Cache-Control': 'no-store' };
  try {
    const grant = await granted(form, options);
    return Response.json(await tokens(grant, options), { headers });
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return Response.json({ error: error.message }, { status: 400, headers });
  }
}

interface Grant {
  personId: string;
  sid: string;
  nonce: string;
  scope: string;
}

function granted(form: URLSearchParams, options: IdentityProviderOptions): Promise<Grant> {
  if (form.get('client_id') !== clientId) throw new OAuthError('invalid_client');
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return redeemCode(form, options);
    case 'refresh_token':
      if (options.rejectsRenewal?.()) throw new OAuthError('invalid_grant');
      return redeemRefreshToken(form, options);
    default:
      throw new OAuthError('unsupported_grant_type');
  }
}

/**
 * A code is valid once, for one minute, and only for its own client, redirect address and verifier.
 */
async function redeemCode(form: URLSearchParams, options: IdentityProviderOptions) {
  const challenge = await buildChallenge(form.get('code_verifier') ?? '');
  const code = await takeCode(form.get('code') ?? '', options);
  const isGood =
    code.expiresAt > new Date(options.clock.now()).toISOString() &&
    code.redirectUri === form.get('redirect_uri') &&
    code.codeChallenge === challenge;
  if (!isGood) throw new OAuthError('invalid_grant');
  return code;
}

async function takeCode(
  id: string,
  { store }: IdentityProviderOptions,
): Promise<AuthorizationCode> {
  const code = await store.transaction('write', ({ platform }) =>
    platform.take('authorizationCodes', id),
  );
  if (!code) throw new OAuthError('invalid_grant');
  return code;
}

async function redeemRefreshToken(form: URLSearchParams, { store }: IdentityProviderOptions) {
  const id = form.get('refresh_token') ?? '';
  const stored = await store.transaction('write', ({ platform }) =>
    platform.take('refreshTokens', id),
  );
  if (!stored) throw new OAuthError('invalid_grant');
  return stored;
}

/** A session that has ended gets no tokens. */
async function tokens({ personId, sid, nonce, scope }: Grant, options: IdentityProviderOptions) {
  const { store, clock, issuer } = options;
  const lifetime = await options.tokenLifetime();
  const refreshToken = crypto.randomUUID();
  const person = await store.transaction('write', async ({ platform }) => {
    const session = await platform.get('sessions', toSessionId(personId, sid));
    if (session?.endedOn) return undefined;
    const renewal = { id: refreshToken, personId, clientId, sid, scope, nonce };
    await platform.put('refreshTokens', renewal);
    return platform.get('people', personId);
  });
  if (!person) throw new OAuthError('invalid_grant');
  const subject = { iss: issuer, sub: personId, sid };
  return {
    token_type: 'Bearer',
    expires_in: lifetime,
    scope,
    refresh_token: refreshToken,
    access_token: await sign(store, clock, {
      claims: { ...subject, aud: audience, client_id: clientId, scope },
      lifetime,
      type: 'at+jwt',
    }),
    id_token: await sign(store, clock, {
      claims: { ...subject, aud: clientId, nonce, name: person.name, email: person.email },
      lifetime,
      type: 'JWT',
    }),
  };
}

/** The S256 challenge of a PKCE verifier. Source: RFC 7636, section 4.2. */
export async function buildChallenge(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return encoded(new Uint8Array(digest));
}
