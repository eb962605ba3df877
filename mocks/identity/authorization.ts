import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Person, World } from '../store/world.ts';
import { matchesPassword } from './password.ts';

/** The one client that the demo provider knows. */
export const clientId = 'atrium';
/** How long an authorization code is good for, in ms. */
const codeLifetime = 60_000;
/** The one session of a browser's own provider; over HTTP each browser has its own. */
const current = 'current';

/** A checked authorization request. */
export interface Authorization {
  redirectUri: string;
  state: string;
  nonce: string;
  scope: string;
  codeChallenge: string;
  prompt: string | null;
}

/** Why a request is shown to the person instead of being answered to the client. */
export type AuthorizationFault = 'unknownClient' | 'foreignAddress' | 'noPkce';

/**
 * Checks an authorization request: the known client, a return address that `isAllowed`, and PKCE
 * with S256. What is wrong with the client or the address is never sent back to that address.
 */
export function readAuthorization(
  params: URLSearchParams,
  isAllowed: (redirectUri: string) => boolean,
): Authorization | AuthorizationFault {
  const redirectUri = params.get('redirect_uri') ?? '';
  if (params.get('client_id') !== clientId) return 'unknownClient';
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

/** Whether an address belongs to an app that the demo provider is served with or for. */
export const isOfApp =
  (...appAddresses: readonly string[]) =>
  (address: string): boolean =>
    URL.canParse(address) &&
    appAddresses.some((app) => new URL(address).origin === new URL(app).origin);

/** The people to choose from, in the order of the demo world. */
export function people(store: Store<World>): Promise<Person[]> {
  return store.transaction('read', (tx) => tx.platform.query('people', { order: { by: 'order' } }));
}

/** Who is signed in at the provider, or null. */
export async function signedInPerson(
  store: Store<World>,
  session = current,
): Promise<string | null> {
  const signIn = await store.transaction('read', (tx) => tx.platform.get('signIns', session));
  return signIn?.personId ?? null;
}

/** The person with this e-mail and password, or null. */
export async function personWith(
  store: Store<World>,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const [person] = await store.transaction('read', (tx) =>
    tx.platform.query('people', { where: { email: email.trim().toLowerCase() }, limit: 1 }),
  );
  return person && (await matchesPassword(password, person.passwordHash)) ? person.id : null;
}

interface SigningIn {
  request: Authorization;
  personId: string;
  session?: string;
}

/** Signs a person in at the provider and answers the address that takes the code to the client. */
export async function authorize(
  store: Store<World>,
  clock: Clock,
  { request, personId, session = current }: SigningIn,
): Promise<string> {
  const code = crypto.randomUUID();
  await store.transaction('write', async (tx) => {
    const at = new Date(clock.now()).toISOString();
    await tx.platform.put('signIns', { id: session, personId, at });
    await tx.platform.put('authorizationCodes', {
      id: code,
      personId,
      clientId,
      redirectUri: request.redirectUri,
      codeChallenge: request.codeChallenge,
      nonce: request.nonce,
      scope: request.scope,
      expiresAt: new Date(clock.now() + codeLifetime).toISOString(),
    });
  });
  return returnTo(request, { code });
}

/** The return address with an answer or an error. */
export function returnTo(request: Authorization, answer: Record<string, string>): string {
  const address = new URL(request.redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state: request.state })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}

/** Ends the session at the provider. */
export function endSession(store: Store<World>, session = current): Promise<void> {
  return store.transaction('write', (tx) => tx.platform.remove('signIns', session));
}
