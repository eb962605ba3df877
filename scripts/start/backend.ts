/** Addresses of a server that replaces the embedded one. */
export interface Backend {
  apiAddress: string;
  /** Issuer of the identity provider. */
  authority: string;
}

/** The environment variable that passes a backend to Vite. */
export const backendVariable = 'ATRIUM_BACKEND';

/** The origins that the security policy of a page must allow. */
export const listOrigins = ({ apiAddress, authority }: Backend): string[] => [
  ...new Set([apiAddress, authority].map((address) => new URL(address).origin)),
];

/**
 * Takes `--api` and `--authority` out of a command line; the rest goes to Vite. Throws with a
 * one-line message for an invalid address.
 */
export function readBackend(args: readonly string[]): { backend?: Backend; rest: string[] } {
  const given: Record<string, string> = {};
  const rest: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const [, name, inline] = /^--(api|authority)(?:=(.*))?$/.exec(args[at] ?? '') ?? [];
    if (name === undefined) rest.push(args[at] ?? '');
    else if (inline !== undefined) given[name] = inline;
    else given[name] = args[(at += 1)] ?? '';
  }
  const { api, authority } = given;
  if (api === undefined && authority === undefined) return { rest };
  if (api === undefined) throw new Error('--authority requires --api.');
  return { backend: parseBackend(api, authority), rest };
}

/**
 * Interprets an address: without a path it is that of the reference server, with its API below
 * `/api` and its identity provider below `/identity`; with a path it is the address of the API
 * itself.
 */
function parseBackend(api: string, authority: string | undefined): Backend {
  const address = parseUrl('api', api);
  return {
    apiAddress: address.pathname === '/' ? `${address.origin}/api` : plain(address),
    authority:
      authority === undefined
        ? `${address.origin}/identity`
        : plain(parseUrl('authority', authority)),
  };
}

const plain = ({ href }: URL): string => href.replace(/\/$/, '');

function parseUrl(option: string, given: string): URL {
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return new URL(given);
  throw new Error(
    `--${option} must be an http or https URL, e.g. http://localhost:4000, but is '${given}'.`,
  );
}
