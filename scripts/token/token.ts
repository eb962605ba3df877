/** What `npm run token` does: signs a demo person in at a server that runs. */
import { parseArgs } from 'node:util';
import { signInAtDemo } from '../../openapi/conformance/people/demo.ts';

export const usage = `npm run -s token -- PERSON [--base-url http://localhost:4000]

  Prints an access token of a demo person (ava, ben, …; see the README) from a reference server that runs:
  curl -H "Authorization: Bearer $(npm run -s token -- ben)" http://localhost:4000/api/user/tenants`;

export interface TokenOptions {
  /** Id of the demo person. */
  person: string;
  /** Where the server is reached, without a trailing slash. */
  baseUrl: string;
}

/** The options of a command line, or null when it asks for help. Throws with one line for anything else. */
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
    throw new Error('Name one demo person, as in: npm run -s token -- ben');
  }
  const given = values['base-url'];
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) {
    throw new Error(`--base-url must be an http or https address, not '${given}'.`);
  }
  // The address of the API is taken, too: it is what the conformance kit is given.
  return { person: person.toLowerCase(), baseUrl: given.replace(/\/+$/, '').replace(/\/api$/, '') };
}

/** An access token of the person. Rejects with one line where no server or no such person is there. */
export async function getToken({ person, baseUrl }: TokenOptions): Promise<string> {
  const provider = `${baseUrl}/identity`;
  const issuer = await readIssuer(provider);
  return signInAtDemo(person, {
    transport: (request) => fetch(request),
    issuer: provider,
    redirectUri: new URL('/token', issuer).href,
  });
}

/** The provider lets people return to its own address, whatever the app's is. */
async function readIssuer(provider: string): Promise<string> {
  const response = await fetch(`${provider}/.well-known/openid-configuration`).catch(() => null);
  const { issuer } = response?.ok ? ((await response.json()) as { issuer?: unknown }) : {};
  if (typeof issuer === 'string' && URL.canParse(issuer)) return issuer;
  throw new Error(
    `No demo identity provider answers at ${provider}: start the server with npm run server, or name it with --base-url.`,
  );
}
