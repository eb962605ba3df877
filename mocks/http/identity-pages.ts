import { readFileSync } from 'node:fs';
import type { Clock } from '../clock.ts';
import {
  authorize,
  endSession,
  isOfApp,
  needsCode,
  people,
  readAuthorization,
  returnTo,
  signedInPerson,
  type Authorization,
  type SigningIn,
} from '../identity/authorization.ts';
import { answerConsent, readConsentRequest } from '../identity/calendar-consent.ts';
import { createPasswordSignIn } from '../identity/password-sign-in.ts';
import { tryCode } from '../identity/second-factor.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { getIpAddress, type Answering } from './listener.ts';
import { buildSessionCookie, newSession, readSessionCookie } from './session-cookie.ts';
import { startPending, endPending, pendingPerson } from './pending-sign-in.ts';
import { buildConsentPage } from './consent-page.ts';
import { codePage, buildErrorPage, signInPage, type CodeView } from './sign-in-page.ts';

export interface IdentityPagesOptions {
  store: Store<World>;
  clock: Clock;
  /** Origins of the apps to which people may be sent back, at least one. */
  origins: readonly string[];
  /**
   * Base address of the pages. Programs on this machine use it to sign in, e.g. `npm run token`.
   */
  address?: string;
}

/** The shared context of the pages. */
interface Pages extends IdentityPagesOptions {
  signInBy: ReturnType<typeof createPasswordSignIn>;
}

const styles = readFileSync(new URL('../identity/pages.css', import.meta.url), 'utf8');

/**
 * The demo provider's pages over HTTP, rendered on the server and usable without scripts. Every
 * browser has its own session, stored in a cookie. All other requests are passed on. Source: OpenID
 * Connect Core 1.0, section 3.1.2, and RP-Initiated Logout 1.0.
 */
export function withIdentityPages(respond: Answering, given: IdentityPagesOptions): Answering {
  const options = { ...given, signInBy: createPasswordSignIn(given.store, given.clock) };
  return async (request) => {
    const { pathname } = new URL(request.url);
    switch (pathname) {
      case '/identity/authorize.html':
        return authorizePage(request, options);
      case '/identity/calendar.html':
        return handleConsent(request, options);
      case '/identity/end-session.html':
        return endSessionPage(request, options);
      case '/identity/pages.css':
        return new Response(styles, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
      default:
        return respond(request);
    }
  };
}

async function authorizePage(request: Request, options: Pages): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST') return notAllowed('GET, POST');
  const { searchParams } = new URL(request.url);
  const { origins, address } = options;
  const isAllowed = isOfApp(...origins, ...(address === undefined ? [] : [address]));
  const authorization = readAuthorization(searchParams, isAllowed);
  if (typeof authorization === 'string') {
    return pageResponse(await buildErrorPage(parseLanguages(request), authorization), {
      status: 400,
      ...options,
    });
  }
  const authorizeCall = { request, authorization, options };
  if (request.method === 'GET') return handleAuthorize(authorizeCall);
  const form = new URLSearchParams(await request.text());
  return form.has('pending') ? takeCode(form, authorizeCall) : signIn(form, authorizeCall);
}

/** Shows the demo calendar provider's consent page, and handles the decision. */
async function handleConsent(request: Request, options: Pages): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST') return notAllowed('GET, POST');
  const { origins, address, store, clock } = options;
  const isAllowed = isOfApp(...origins, ...(address === undefined ? [] : [address]));
  const consent = readConsentRequest(new URL(request.url).searchParams, isAllowed);
  const languages = parseLanguages(request);
  if (typeof consent === 'string') {
    const page = await buildErrorPage(languages, consent);
    return pageResponse(page, { status: 400, ...options });
  }
  if (request.method === 'POST') return answerConsent(request, { store, clock, isAllowed });
  return pageResponse(await buildConsentPage(languages, consent), { status: 200, ...options });
}

interface AuthorizeCall {
  request: Request;
  authorization: Authorization;
  options: Pages;
}

/**
 * Responds immediately when someone is already signed in and the client allows it; otherwise shows
 * the sign-in page.
 */
async function handleAuthorize({
  request,
  authorization,
  options,
}: AuthorizeCall): Promise<Response> {
  const session = readSessionCookie(request);
  const known =
    session === null || authorization.prompt === 'login'
      ? null
      : await signedInPerson(options.store, session);
  if (session !== null && known?.needsCode === false) {
    return enter({ request: authorization, personId: known.personId, session }, options);
  }
  if (authorization.prompt === 'none')
    return seeOther(returnTo(authorization, { error: 'login_required' }));
  if (known !== null) return promptForCode(known.personId, { request, options });
  const view = { languages: parseLanguages(request), people: await people(options.store) };
  return pageResponse(await signInPage(view), { status: 200, ...options });
}

/** Handles a selected person, or an e-mail address and a password. */
async function signIn(form: URLSearchParams, authorizeCall: AuthorizeCall): Promise<Response> {
  const { request, options } = authorizeCall;
  const email = form.get('email') ?? '';
  const known = await people(options.store);
  const selected = known.find(({ id }) => id === form.get('personId'))?.id;
  const password = form.get('password') ?? '';
  const outcome = selected
    ? { personId: selected }
    : await options.signInBy({ email, password, ipAddress: getIpAddress(request) });
  if (outcome === 'wrong' || 'seconds' in outcome) {
    const seconds = outcome === 'wrong' ? undefined : outcome.seconds;
    const view = { languages: parseLanguages(request), people: known, wrongEmail: email, seconds };
    return pageResponse(await signInPage(view), { ...toStatus(seconds), ...options });
  }
  const { personId } = outcome;
  const needsSecondFactor = await needsCode(options.store, personId);
  return needsSecondFactor
    ? promptForCode(personId, authorizeCall)
    : enterAgain({ personId }, authorizeCall);
}

/** Requests the second factor from someone who has passed the first. */
async function promptForCode(
  personId: string,
  { request, options }: Pick<AuthorizeCall, 'request' | 'options'>,
): Promise<Response> {
  const pending = await startPending(options.store, options.clock, personId);
  return codeResponse({ personId, pending }, { request, options }, { status: 200 });
}

/**
 * Handles a code of the authenticator app or a recovery code; after a timeout the sign-in starts
 * again.
 */
async function takeCode(form: URLSearchParams, authorizeCall: AuthorizeCall): Promise<Response> {
  const { store, clock } = authorizeCall.options;
  const pending = form.get('pending') ?? '';
  const personId = await pendingPerson(store, clock, pending);
  if (personId === null || form.has('back')) return handleAuthorize(withoutKnown(authorizeCall));
  const outcome = await tryCode(store, clock, { personId, code: form.get('code') ?? '' });
  if (outcome === 'right') {
    await endPending(store, pending);
    return enterAgain({ personId, hasCode: true }, authorizeCall);
  }
  const seconds = outcome === 'wrong' ? undefined : outcome.seconds;
  return codeResponse({ personId, pending, outcome }, authorizeCall, toStatus(seconds));
}

/** 400 for wrong input, 429 when the next attempt has to wait this many seconds. */
const toStatus = (seconds: number | undefined) =>
  seconds === undefined
    ? { status: 400 }
    : { status: 429, headers: { 'Retry-After': String(seconds) } };

/** The same request with a forced sign-in page, although someone is signed in. */
const withoutKnown = (authorizeCall: AuthorizeCall): AuthorizeCall => ({
  ...authorizeCall,
  authorization: { ...authorizeCall.authorization, prompt: 'login' },
});

async function codeResponse(
  { personId, ...shown }: Pick<CodeView, 'pending' | 'outcome'> & { personId: string },
  { request, options }: Pick<AuthorizeCall, 'request' | 'options'>,
  how: { status: number; headers?: Record<string, string> },
): Promise<Response> {
  const person = await options.store.transaction('read', ({ platform }) =>
    platform.get('people', personId),
  );
  const view = { languages: parseLanguages(request), id: personId, name: person?.name ?? '' };
  return pageResponse(await codePage({ ...view, ...shown }), { ...how, ...options });
}

/** Signs in with a new cookie, which replaces the previous one. */
function enterAgain(
  who: { personId: string; hasCode?: boolean },
  { request, authorization, options }: AuthorizeCall,
): Promise<Response> {
  const before = readSessionCookie(request);
  const signingIn = { ...who, request: authorization, session: newSession() };
  return enter({ ...signingIn, ...(before !== null && { before }) }, options);
}

async function enter(
  signingIn: SigningIn & { session: string },
  { store, clock, address: own }: IdentityPagesOptions,
): Promise<Response> {
  const address = await authorize(store, clock, signingIn);
  const isSecure = own?.startsWith('https:') ?? false;
  return seeOther(address, buildSessionCookie(signingIn.session, isSecure));
}

/** Signs this browser out, and redirects back to the app. */
async function endSessionPage(
  request: Request,
  { store, clock, origins }: IdentityPagesOptions,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const session = readSessionCookie(request);
  if (session !== null) await endSession(store, clock, session);
  const requested = searchParams.get('post_logout_redirect_uri') ?? '';
  const target = new URL(isOfApp(...origins)(requested) ? requested : (origins[0] ?? request.url));
  const state = searchParams.get('state');
  if (state) target.searchParams.set('state', state);
  return seeOther(target.href);
}

/** The languages that the client requests, then those of the browser. */
function parseLanguages(request: Request): string[] {
  const requested = new URL(request.url).searchParams.get('ui_locales') ?? '';
  const accepted = request.headers.get('Accept-Language') ?? '';
  return [...requested.split(' '), ...accepted.split(',').map((tag) => tag.trim())];
}

/** Redirects the browser, with a session cookie if given. Source: RFC 9110, section 15.4.4. */
function seeOther(address: string, cookie?: string): Response {
  const headers = new Headers({ Location: address, 'Cache-Control': 'no-store' });
  if (cookie !== undefined) headers.set('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

function pageResponse(
  text: string,
  {
    status,
    origins,
    headers: own = {},
  }: { status: number; origins: readonly string[]; headers?: Record<string, string> },
): Response {
  const headers = {
    ...own,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    // Browsers also apply this policy to the redirect after a form, which leads to the app.
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      'img-src data:',
      `form-action 'self' ${origins.join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(text, { status, headers });
}

const notAllowed = (allowed: string): Response =>
  new Response(null, { status: 405, headers: { Allow: allowed } });
