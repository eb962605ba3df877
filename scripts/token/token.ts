/** Implements `npm run token`: signs in a demo user at a running server. */
import { parseArgs } from 'node:util';
import { signInAtDemo } from '@atrium/conformance';

export const usage = `npm run -s token -- PERSON [--base-url http://localhost:4000]

  Prints an access token of a demo user (ava, ben, …; see the README) from a running reference server:
  curl -H "Authorization: Bearer $(npm run -s token -- ben)" http://localhost:4000/api/user/tenants`;

export interface TokenOptions {
  /** Id of the demo user. */
  person: string;
  /** Base URL of the server, without a trailing slash. */
  baseUrl: string;
}

/**
 * Parses the options of a command line; null if it requests help. Throws with a one-line message
 * for anything else.
 */
export function readTokenOptions(args: readonly string[]): TokenOptions | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'base-url': { type: 'string', default: 'http://localhost:4000' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const [person, ...others] = positionals;
  if (person === undefined || others.length > 0) {
    throw new Error('Expected one demo user, e.g. npm run -s token -- ben');
  }
  const given = values['base-url'];
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) {
    throw new Error(`--base-url must be an http or https URL, but is '${given}'.`);
  }
  // The address of the API is accepted, too, since the conformance kit takes that one.
  return { person: person.toLowerCase(), baseUrl: given.replace(/\/+$/, '').replace(/\/api$/, '') };
}

/**
 * Gets an access token of the user. Rejects with a one-line message if there is no such server or
 * user.
 */
export async function getToken({ person, baseUrl }: TokenOptions): Promise<string> {
  const provider = `${baseUrl}/identity`;
  const issuer = await readIssuer(provider);
  return signInAtDemo(person, {
    transport: (request) => fetch(request),
    issuer: provider,
    redirectUri: new URL('/token', issuer).href,
  });
}

/** The provider allows redirects to its own address, whatever the address of the app is. */
async function readIssuer(provider: string): Promise<string> {
  const response = await fetch(`${provider}/.well-known/openid-configuration`).catch(() => null);
  const { issuer } = response?.ok ? ((await response.json()) as { issuer?: unknown }) : {};
  if (typeof issuer === 'string' && URL.canParse(issuer)) return issuer;
  throw new Error(
    `No demo identity provider responds at ${provider}. Start the server with npm run server, or set --base-url.`,
  );
}
