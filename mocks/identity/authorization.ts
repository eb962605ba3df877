import type { Clock } from '../clock.ts';
import type { Scope, Store } from '../store/store.ts';
import type { Person, SignIn, World } from '../store/world.ts';
import { toSessionId } from '../core/requests/bearer.ts';
import { endSessions } from './sessions.ts';
import { unlistedOrder } from './listed-people.ts';
import { matchesPassword, unknownHash } from './password.ts';

/** The only client that the demo provider knows. */
export const clientId = 'atrium';
/** How long an authorization code is valid, in ms. */
const codeLifetime = 60_000;
/** The only session of a browser's embedded provider; over HTTP each browser has its own. */
const current = 'current';

/** A validated authorization request. */
export interface Authorization {
  redirectUri: string;
  state: string;
  nonce: string;
  scope: string;
  codeChallenge: string;
  prompt: string | null;
}

/** The reason why an error is shown to the person instead of being returned to the client. */
export type AuthorizationError = 'unknownClient' | 'foreignAddress' | 'noPkce';

/**
 * Validates an authorization request: a known client, a redirect URI that `isAllowed`, and PKCE
 * with S256. Errors of the client or the URI are never sent to that URI.
 */
export function readAuthorization(
  params: URLSearchParams,
  isAllowed: (redirectUri: string) => boolean,
  client = clientId,
): Authorization | AuthorizationError {
  const redirectUri = params.get('redirect_uri') ?? '';
  if (params.get('client_id') !== client) return 'unknownClient';
  if (!isAllowed(redirectUri)) return 'foreignAddress';
  const codeChallenge = params.get('code_challenge') ?? '';
  const usesPkce = params.get('code_challenge_method') === 'S256' && codeChallenge !== '';
  if (params.get('response_type') !== 'code' || !usesPkce) return 'noPkce';
  return {
    redirectUri,
    codeChallenge,
    state: params.get('state') ?? '',
    nonce: params.get('nonce') ?? '',
    scope: params.get('scope') ?? 'openid',
    prompt: params.get('prompt'),
  };
}

/** Whether a URL belongs to an app that the demo provider is served with or for. */
export const isOfApp =
  (...appAddresses: readonly string[]) =>
  (address: string): boolean =>
    URL.canParse(address) &&
    appAddresses.some((app) => new URL(address).origin === new URL(app).origin);

/** The people to select from, in the order of the demo world. */
export function people(store: Store<World>): Promise<Person[]> {
  const where = { order: { below: unlistedOrder } };
  return store.transaction('read', ({ platform }) =>
    platform.query('people', { where, order: { by: 'order' } }),
  );
}

/** Someone whom the provider already knows. */
export interface Known {
  personId: string;
  /** They have a second factor that they have not yet used in this browser. */
  needsCode: boolean;
}

/** The person signed in at the provider, or null. */
export function signedInPerson(store: Store<World>, session = current): Promise<Known | null> {
  return store.transaction('read', async ({ platform }) => {
    const signIn = await platform.get('signIns', session);
    if (!signIn) return null;
    const { personId, hasSecondFactor } = signIn;
    return { personId, needsCode: !hasSecondFactor && (await hasTwoFactor(platform, personId)) };
  });
}

/** Whether the provider must request a code from a person. */
export const needsCode = (store: Store<World>, personId: string): Promise<boolean> =>
  store.transaction('read', ({ platform }) => hasTwoFactor(platform, personId));

const hasTwoFactor = async (platform: Scope<World>, personId: string): Promise<boolean> =>
  Boolean((await platform.get('twoFactor', personId))?.enabledOn);

/**
 * The person with this e-mail and password, or null. An unknown e-mail address takes as long as a
 * known one: otherwise the response time would reveal who has an account.
 */
export async function personWith(
  store: Store<World>,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const [person] = await store.transaction('read', (tx) =>
    tx.platform.query('people', { where: { email: email.trim().toLowerCase() }, limit: 1 }),
  );
  const isRight = await matchesPassword(password, person?.passwordHash ?? unknownHash);
  return person && isRight ? person.id : null;
}

export interface SigningIn {
  request: Authorization;
  personId: string;
  session?: string;
  /** The browser's session that the new one replaces. */
  before?: string;
  /** A code was just requested and was correct. */
  hasCode?: boolean;
}

/**
 * Signs a person in at the provider and returns the URL that passes the code to the client. A
 * person who signs in again with the same browser continues the same session.
 */
export async function authorize(
  store: Store<World>,
  clock: Clock,
  { request, personId, session = current, before = session, hasCode = false }: SigningIn,
): Promise<string> {
  const code = crypto.randomUUID();
  await store.transaction('write', async (tx) => {
    const at = new Date(clock.now()).toISOString();
    const stored = await tx.platform.get('signIns', before);
    const known: SignIn | undefined = stored?.personId === personId ? stored : undefined;
    const sid = known?.sid ?? crypto.randomUUID();
    const hasSecondFactor = hasCode || (known?.hasSecondFactor ?? false);
    if (before !== session) await tx.platform.remove('signIns', before);
    await tx.platform.put('signIns', { id: session, personId, at, sid, hasSecondFactor });
    await tx.platform.put('authorizationCodes', {
      id: code,
      personId,
      clientId,
      sid,
      redirectUri: request.redirectUri,
      codeChallenge: request.codeChallenge,
      nonce: request.nonce,
      scope: request.scope,
      expiresAt: new Date(clock.now() + codeLifetime).toISOString(),
    });
  });
  return returnTo(request, { code });
}

/** The redirect URI with a response or an error. */
export function returnTo(request: Authorization, response: Record<string, string>): string {
  const address = new URL(request.redirectUri);
  for (const [name, value] of Object.entries({ ...response, state: request.state })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}

/** Ends the session at the provider and the validity of its tokens. */
export function endSession(store: Store<World>, clock: Clock, session = current): Promise<void> {
  return store.transaction('write', async ({ platform }) => {
    const signIn = await platform.get('signIns', session);
    if (!signIn) return;
    const { personId, sid } = signIn;
    await endSessions({ platform, clock, personId }, (id) => id === toSessionId(personId, sid));
  });
}
