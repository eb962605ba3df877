import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import {
  readAuthorization,
  returnTo,
  type Authorization,
  type AuthorizationError,
} from './authorization.ts';

/** The client of the demo calendar provider: the portal. */
export const calendarClientId = 'atrium-calendar';
/** The name of the consent page below the provider's address. */
export const consentPage = 'calendar.html';
/** How long a code of the calendar provider is valid, in ms. */
const codeLifetime = 60_000;

/** A validated request for consent. */
export interface ConsentRequest extends Authorization {
  /** The account whose calendar is requested. */
  account: string;
}

/** How a person responds to the consent page. */
export type Decision = 'allow' | 'deny' | 'outage';

/** Validates a request for consent as `readAuthorization` does. */
export function readConsentRequest(
  params: URLSearchParams,
  isAllowed: (redirectUri: string) => boolean,
): ConsentRequest | AuthorizationError {
  const request = readAuthorization(params, isAllowed, calendarClientId);
  return typeof request === 'string'
    ? request
    : { ...request, account: params.get('login_hint') ?? '' };
}

/** The names of the requested scopes. */
export const parseScopes = (scope: string): string[] =>
  scope.split(' ').filter((name) => name !== '');

/**
 * Returns the address that passes the response to the portal: a code, or an error of OAuth 2.0
 * (RFC 6749, section 4.1.2.1).
 */
export async function decideConsent(
  store: Store<World>,
  clock: Clock,
  { request, decision }: { request: ConsentRequest; decision: Decision },
): Promise<string> {
  if (decision === 'deny') return returnTo(request, { error: 'access_denied' });
  if (decision === 'outage') return returnTo(request, { error: 'temporarily_unavailable' });
  const code = crypto.randomUUID();
  const { redirectUri, codeChallenge, nonce, scope, account } = request;
  const expiresAt = new Date(clock.now() + codeLifetime).toISOString();
  await store.transaction('write', (tx) =>
    tx.platform.put('calendarCodes', {
      id: code,
      redirectUri,
      codeChallenge,
      nonce,
      scope,
      account,
      expiresAt,
    }),
  );
  return returnTo(request, { code });
}

const isDecision = (value: unknown): value is Decision =>
  value === 'allow' || value === 'deny' || value === 'outage';

/** Handles the form of the consent page: 303 back to the portal, 400 for an invalid request. */
export async function answerConsent(
  request: Request,
  {
    store,
    clock,
    isAllowed,
  }: { store: Store<World>; clock: Clock; isAllowed: (address: string) => boolean },
): Promise<Response> {
  const requested = readConsentRequest(new URL(request.url).searchParams, isAllowed);
  const decision = new URLSearchParams(await request.text()).get('decision');
  if (typeof requested === 'string' || !isDecision(decision)) {
    return new Response(null, { status: 400 });
  }
  const address = await decideConsent(store, clock, { request: requested, decision });
  const headers = { Location: address, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

/** The redemption of a code, with the challenge of the verifier. */
interface Redemption {
  code: string;
  redirectUri: string;
  codeChallenge: string;
}

/** What a code grants; a code is valid once, for one minute. Null for any other. */
export async function redeemCalendarCode(
  platform: Scope<World>,
  clock: Clock,
  { code, redirectUri, codeChallenge }: Redemption,
): Promise<World['calendarCodes'] | null> {
  const stored = await platform.take('calendarCodes', code);
  const isGood =
    stored !== undefined &&
    stored.expiresAt > new Date(clock.now()).toISOString() &&
    stored.redirectUri === redirectUri &&
    stored.codeChallenge === codeChallenge;
  return isGood ? stored : null;
}
