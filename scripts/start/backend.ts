/** Where the app finds a server of its own, in place of the embedded one. */
export interface Backend {
  apiAddress: string;
  /** Issuer of the identity provider. */
  authority: string;
}

/** The environment variable that hands a backend on to Vite. */
export const backendVariable = 'ATRIUM_BACKEND';

/** The origins that a page must be allowed to speak to. */
export const listOrigins = ({ apiAddress, authority }: Backend): string[] => [
  ...new Set([apiAddress, authority].map((address) => new URL(address).origin)),
];

/**
 * Takes `--api` and `--authority` out of a command line; the rest is Vite's. Throws with one line
 * for what is no address.
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
  if (api === undefined) throw new Error('--authority needs --api beside it.');
  return { backend: parseBackend(api, authority), rest };
}

/**
 * What an address means: one without a path is the reference server's, with its API below `/api`
 * and its identity provider below `/identity`; one with a path is the API's own.
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
    `--${option} must be an http or https address, such as http://localhost:4000, not '${given}'.`,
  );
}
