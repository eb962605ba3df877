import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Transport } from '../http/exchange.ts';
import { isObject } from '../json.ts';
import { generateCode, untilNextCode } from '../support/totp.ts';
import type { Identities, Identity, Missing } from './people.ts';

const demoPassword = 'demo';
/** The key of Leo’s authenticator app, in base32. */
const demoKey = 'JBSWY3DPEHPK3PXP';

/** The demo people by their role in the checks. */
export const demoPeople: Readonly<Record<string, { personId: string; tenantId: string }>> = {
  admin: { personId: 'ava', tenantId: 'aster' },
  member: { personId: 'ben', tenantId: 'aster' },
  colleague: { personId: 'leo', tenantId: 'aster' },
  teamLead: { personId: 'grace', tenantId: 'aster' },
  noPrivilege: { personId: 'chloe', tenantId: 'aster' },
  reviewAdmin: { personId: 'hugo', tenantId: 'aster' },
  assetManager: { personId: 'ines', tenantId: 'aster' },
  assetViewer: { personId: 'jon', tenantId: 'aster' },
  platformAdmin: { personId: 'kira', tenantId: 'aster' },
  otherTenant: { personId: 'farid', tenantId: 'cedar' },
};

/**
 * The demo people, with tokens from the caller: one for each session of a person; sessions have
 * their own names.
 */
export async function demoIdentities(
  tokenFor: (personId: string, session: string) => Promise<string>,
  newcomer?: Identities['newcomer'],
): Promise<Identities> {
  const missing: Missing[] = [];
  const tokens = await Promise.all(
    Object.entries(demoPeople).map(
      async ([role, { personId, tenantId }]): Promise<Identity | null> => {
        try {
          const token = await tokenFor(personId, 'ctx');
          const signIn = () => tokenFor(personId, randomUUID());
          return { role, tenantId, password: demoPassword, token, signIn };
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error);
          missing.push({ role, why, exchange: null });
          return null;
        }
      },
    ),
  );
  const known = tokens.filter((identity) => identity !== null);
  // Without any person the provider itself has failed.
  if (known.length === 0) throw new Error(missing[0]?.why);
  const demo = { tenantId: 'aster', otherTenantId: 'cedar', missing, tokens: known };
  return { ...demo, ...(newcomer && { newcomer }) };
}

/**
 * Whether a server still accepts the tokens of all of them, at an address that everyone may load.
 */
export async function areKnown({ tokens }: Identities, address: string): Promise<boolean> {
  const responses = await Promise.all(
    tokens.map(({ token }) =>
      fetch(address, { headers: { Authorization: `Bearer ${token}` } }).catch(() => null),
    ),
  );
  return responses.every((response) => response?.ok === true);
}

export interface SignInOptions {
  transport: Transport;
  /** Address of the provider, without a trailing slash. */
  issuer: string;
  /** An address that the provider may redirect to; nothing has to respond there. */
  redirectUri: string;
  /** Waits some milliseconds; by default with a timer. */
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Signs a demo person in at the demo provider as a browser does: authorization code with PKCE, by
 * name or, for registered people, by e-mail address and password, with a one-time code if required.
 * The code may take half a minute if the current ones are used. Returns the access token. Throws
 * where the provider rejects. Source: RFC 6749, section 4.1; RFC 7636.
 */
export async function signInAtDemo(
  who: string | { email: string },
  options: SignInOptions,
): Promise<string> {
  const discovery = await readJson(
    options,
    new Request(`${options.issuer}/.well-known/openid-configuration`),
  );
  const verifier = randomBytes(32).toString('base64url');
  const form: Record<string, string> =
    typeof who === 'string' ? { personId: who } : { ...who, password: demoPassword };
  const code = await codeFor(form, verifier, textAt(discovery, 'authorization_endpoint'), options);
  const exchange = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'atrium',
    redirect_uri: options.redirectUri,
    code,
    code_verifier: verifier,
  });
  const tokens = await readJson(
    options,
    new Request(textAt(discovery, 'token_endpoint'), { method: 'POST', body: exchange }),
  );
  return textAt(tokens, 'access_token');
}

async function codeFor(
  form: Record<string, string>,
  verifier: string,
  endpoint: string,
  options: SignInOptions,
): Promise<string> {
  const address = new URL(endpoint);
  const requested = {
    response_type: 'code',
    client_id: 'atrium',
    redirect_uri: options.redirectUri,
    scope: 'openid profile email',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'login',
  };
  for (const [name, value] of Object.entries(requested)) address.searchParams.set(name, value);
  const response = await signInAt(address, form, options);
  const location = response.headers.get('Location');
  const code = location && new URL(location, address).searchParams.get('code');
  if (!code) {
    const name = form['personId'] ?? form['email'] ?? '';
    throw new Error(
      `The demo identity provider rejected the sign-in of ${name} with status ${response.status}. Check the name of the demo user.`,
    );
  }
  return code;
}

/**
 * Selects a person by name, since their password may have been changed; then sends a code if
 * required.
 */
async function signInAt(
  address: URL,
  selected: Record<string, string>,
  { transport, wait = setTimeout }: SignInOptions,
): Promise<Response> {
  const send = (form: Record<string, string>) =>
    transport(
      new Request(address, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      }),
    );
  let response = await send(selected);
  // A code is valid once: if other runs have used the two current ones, the next one comes soon.
  for (const { steps, isLater } of [{ steps: 0 }, { steps: 1 }, { steps: 1, isLater: true }]) {
    const pending =
      response.status === 303 ? null : parsePendingSignIn(await response.clone().text());
    if (pending === null) break;
    if (isLater) await wait(untilNextCode());
    response = await send({ pending, code: generateCode(demoKey, steps) });
  }
  return response;
}

/** The pending sign-in that the second-factor page continues. */
const parsePendingSignIn = (page: string): string | null =>
  /name="pending" value="([^"]+)"/.exec(page)?.[1] ?? null;

async function readJson({ transport }: SignInOptions, request: Request): Promise<unknown> {
  const response = await transport(request);
  if (!response.ok) throw new Error(`${request.url} returned ${response.status}; expected 200.`);
  return response.json();
}

function textAt(value: unknown, key: string): string {
  const text = isObject(value) ? value[key] : undefined;
  if (typeof text !== 'string')
    throw new Error(`The response of the demo identity provider has no "${key}".`);
  return text;
}
