import { parseArgs } from 'node:util';
import { getScenario, scenarios, type Scenario } from '../scenarios/scenarios.ts';
import type { SeedSize } from '../seed/seed.ts';

/** The operator's options cannot be applied; the message says why, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The server's command-line options. */
export interface ServerOptions {
  /** 0 for any free port. */
  port: number;
  /** Public address, without a path or a trailing slash; undefined for the local address. */
  address: string | undefined;
  /** Whether a proxy in front of it sends the callers' IP addresses. */
  isBehindProxy: boolean;
  /** Path of the database; undefined for a world in memory. */
  db: string | undefined;
  /** Deletes all data of the database first. */
  rebuild: boolean;
  /** Undefined for the size that the database already has, else small. */
  size: SeedSize | undefined;
  scenario: Scenario;
  /** Issuer of another identity provider; undefined for the demo one. */
  issuer: string | undefined;
  /** Required audience of that provider's tokens. */
  audience: string;
  /** Origins of the app, at least one. */
  origins: readonly string[];
  check: boolean;
  quiet: boolean;
}

export const usage = `npm run server -- [options]

  --port PORT          port to listen on (default: 4000); 0 selects a free port
  --address URL        public URL, e.g. https://public.test behind a proxy (default: http://localhost:PORT)
  --trust-proxy        use the last entry of X-Forwarded-For as the client IP address
  --db FILE            store the data in this file (default: in memory)
  --rebuild            delete all data in that file and create new demo data
  --seed small|large   size of the demo data in a new database (default: small)
  --scenario NAME      network scenario for all requests: ${scenarios.map(({ name }) => name).join(', ')}
  --issuer URL         accept access tokens of this OpenID provider instead of the demo one
  --audience NAME      required audience of those tokens (default: atrium-api)
  --origin URL         allowed origin of the app; can be repeated (default: http://localhost:3000)
  --check              validate every response against the contract; return 500 for a mismatch
  --quiet              do not log requests
  --help               show this help`;

/** The options of a command line, or null when it requests help. Throws UsageError. */
export function readOptions(args: readonly string[]): ServerOptions | null {
  const values = parsed(args);
  const { port, address, db, rebuild, seed, scenario, issuer, audience, origin } = values;
  const { check, quiet } = values;
  if (values.help) return null;
  if (rebuild && db === undefined) {
    throw new UsageError('--rebuild requires --db with the database file.');
  }
  return {
    port: parsePort(port),
    address: address === undefined ? undefined : publicAddress(address),
    isBehindProxy: values['trust-proxy'],
    db,
    rebuild,
    size: seed === undefined ? undefined : parseSize(seed),
    scenario: namedScenario(scenario),
    issuer: issuer === undefined ? undefined : parseUrl('issuer', issuer).replace(/\/$/, ''),
    audience,
    origins: origin.map((each) => new URL(parseUrl('origin', each)).origin),
    check,
    quiet,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4000' },
        address: { type: 'string' },
        'trust-proxy': { type: 'boolean', default: false },
        db: { type: 'string' },
        rebuild: { type: 'boolean', default: false },
        seed: { type: 'string' },
        scenario: { type: 'string', default: 'healthy-network' },
        issuer: { type: 'string' },
        audience: { type: 'string', default: 'atrium-api' },
        origin: { type: 'string', multiple: true, default: ['http://localhost:3000'] },
        check: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    // Node adds advice that does not apply to these options.
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new UsageError(`${what.replace(/\.$/, '')}. Use --help for all options.`);
  }
}

function parsePort(given: string): number {
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65_535) return port;
  throw new UsageError(`--port must be a whole number from 0 to 65535, but is '${given}'.`);
}

function parseSize(given: string): SeedSize {
  if (given === 'small' || given === 'large') return given;
  throw new UsageError(`--seed must be small or large, but is '${given}'.`);
}

function namedScenario(name: string): Scenario {
  const scenario = getScenario(name);
  if (scenario.name === name) return scenario;
  const names = scenarios.map((each) => each.name).join(', ');
  throw new UsageError(`Unknown scenario '${name}'. Use one of: ${names}.`);
}

/** The issuer and all links start with it, and none of them supports a path. */
function publicAddress(given: string): string {
  const { origin, pathname, search, hash } = new URL(parseUrl('address', given));
  if (pathname === '/' && search === '' && hash === '') return origin;
  throw new UsageError(
    `--address must be a URL without a path, e.g. ${origin}, but is '${given}'.`,
  );
}

function parseUrl(option: string, given: string): string {
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given;
  throw new UsageError(`--${option} must be an http or https URL, but is '${given}'.`);
}
