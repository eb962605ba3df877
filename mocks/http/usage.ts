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

  --port 4000          port to listen on; 0 takes any that is free
  --address URL        where it is reached, as https://public.test behind a proxy; http://localhost:PORT if left out
  --trust-proxy        take callers' IP addresses from the last entry of X-Forwarded-For
  --db FILE            keep the data in this file; without it they end with the server
  --rebuild            empty that file first, and fill it with new demo data: what it holds is lost
  --seed small|large   size of the demo world in a new database; small if left out
  --scenario NAME      bad weather for every call: ${scenarios.map(({ name }) => name).join(', ')}
  --issuer URL         take the access tokens of this OpenID provider, not the demo one's
  --audience NAME      whom those tokens must be for; atrium-api if left out
  --origin URL         where the app is served from; may be repeated; http://localhost:3000 if left out
  --check              hold every answer against the contract, and answer 500 what does not fit
  --quiet              no line for each request
  --help               this text`;

/** The options of a command line, or null when it requests help. Throws UsageError. */
export function readOptions(args: readonly string[]): ServerOptions | null {
  const values = parsed(args);
  const { port, address, db, rebuild, seed, scenario, issuer, audience, origin } = values;
  const { check, quiet } = values;
  if (values.help) return null;
  if (rebuild && db === undefined) {
    throw new UsageError('--rebuild empties a database: name its file with --db.');
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
        scenario: { type: 'string', default: 'fair-weather' },
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
    throw new UsageError(`${what.replace(/\.$/, '')}. --help names all options.`);
  }
}

function parsePort(given: string): number {
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65_535) return port;
  throw new UsageError(`--port must be a whole number from 0 to 65535, not '${given}'.`);
}

function parseSize(given: string): SeedSize {
  if (given === 'small' || given === 'large') return given;
  throw new UsageError(`--seed must be small or large, not '${given}'.`);
}

function namedScenario(name: string): Scenario {
  const scenario = getScenario(name);
  if (scenario.name === name) return scenario;
  const names = scenarios.map((each) => each.name).join(', ');
  throw new UsageError(`There is no scenario '${name}'. There are: ${names}.`);
}

/** The issuer and all links start with it, and none of them supports a path. */
function publicAddress(given: string): string {
  const { origin, pathname, search, hash } = new URL(parseUrl('address', given));
  if (pathname === '/' && search === '' && hash === '') return origin;
  throw new UsageError(
    `--address must be an address without a path, as ${origin}, not '${given}'.`,
  );
}

function parseUrl(option: string, given: string): string {
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given;
  throw new UsageError(`--${option} must be an http or https address, not '${given}'.`);
}
