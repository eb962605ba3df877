import { parseArgs } from 'node:util';

export const reportFormats = ['junit', 'sarif', 'json', 'html'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The options of one call of the kit. */
export interface Options {
  baseUrl: string;
  /** The administrator's token. */
  token: string | null;
  /** File with people and their tokens. */
  tokens: string | null;
  /** The people of the demo world sign in at the demo provider. */
  isDemo: boolean;
  tenant: string | null;
  only: string[] | null;
  operation: string | null;
  report: ReportFormat | null;
  out: string | null;
  seed: number | null;
  waivers: string | null;
  /** Prints the access token of this role or e-mail address instead of a run. */
  printToken: string | null;
  /** Folder whose changes start the run again; null for one run. */
  watch: string | null;
}

/** Thrown for a call with invalid options; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Usage: atrium-conformance --base-url URL (--demo | --tokens FILE | --token T --tenant ID)

  --base-url URL      base URL of the API, e.g. http://localhost:4000/api
  --demo              sign in as the demo users, at the server's demo identity provider
  --tokens FILE       JSON file with test users and their access tokens
  --token T           access token of a user with all rights; or set ATRIUM_TOKEN
  --tenant ID         tenant ID; required with --token
  --only AREA[,AREA]  check only these areas of the contract
  --operation ID      check only this operation
  --report FORMAT     write a report: junit, sarif, json or html
  --out FILE          file for the report (default: standard output)
  --seed N            repeat the random choices of an earlier run
  --waivers FILE      JSON file with known failures: [{ "check": "clockwork/*", "reason": "..." }]
  --print-token WHO   print the access token of a role or an e-mail address, and exit (needs --demo)
  --watch FOLDER      run again when a file in FOLDER changes or Enter is pressed, and show differences
  --rules             list all rules with their sources and the checks that verify them
  --help              show this help

Exit codes: 0 all checks passed, 1 a check failed, 2 invalid usage.`;

/** Parses the command line. Throws `UsageError`; help and the rules need no server. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options | 'help' | 'rules' {
  const values = parsed(args);
  if (values.help) return 'help';
  if (values.rules) return 'rules';
  const baseUrl = values['base-url'];
  if (baseUrl === undefined)
    throw new UsageError('--base-url is required, e.g. --base-url http://localhost:4000/api');
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new UsageError(`--base-url must be an http or https URL, but is "${baseUrl}".`);
  }
  const token = values.token ?? env['ATRIUM_TOKEN'] ?? null;
  const options = {
    baseUrl,
    token: values.demo || values.tokens !== undefined ? null : token,
    tokens: values.tokens ?? null,
    isDemo: values.demo ?? false,
    tenant: values.tenant ?? null,
    only: values.only?.split(',').filter(Boolean) ?? null,
    operation: values.operation ?? null,
    report: parseReportFormat(values.report),
    out: values.out ?? null,
    seed: parseSeed(values.seed),
    waivers: values.waivers ?? null,
    watch: values.watch ?? null,
    printToken: values['print-token'] ?? null,
  };
  checkWho(options);
  if (options.out !== null && options.report === null) {
    throw new UsageError('--out requires --report.');
  }
  if (options.printToken !== null && !options.isDemo) {
    throw new UsageError('--print-token requires --demo.');
  }
  if (options.watch !== null && options.report !== null) {
    throw new UsageError('--watch cannot be combined with --report.');
  }
  return options;
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: args,
      options: {
        'base-url': text,
        token: text,
        tokens: text,
        demo: flag,
        tenant: text,
        only: text,
        operation: text,
        report: text,
        out: text,
        seed: text,
        waivers: text,
        watch: text,
        'print-token': text,
        rules: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function checkWho({ token, tokens, isDemo, tenant }: Options): void {
  if (isDemo && tokens !== null)
    throw new UsageError('--demo and --tokens cannot be combined. Use one of them.');
  if (isDemo || tokens !== null) return;
  if (token === null)
    throw new UsageError('No user to send requests as. Add --demo, --tokens or --token.');
  if (tenant === null) throw new UsageError('--token requires --tenant.');
}

function parseReportFormat(format: string | undefined): ReportFormat | null {
  if (format === undefined) return null;
  const known = reportFormats.find((name) => name === format);
  if (!known)
    throw new UsageError(`--report must be junit, sarif, json or html, but is "${format}".`);
  return known;
}

function parseSeed(seed: string | undefined): number | null {
  if (seed === undefined) return null;
  if (!/^\d{1,9}$/.test(seed))
    throw new UsageError(`--seed must be a whole number, but is "${seed}".`);
  return Number(seed);
}
