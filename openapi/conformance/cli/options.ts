import { parseArgs } from 'node:util';

export const reportFormats = ['junit', 'sarif', 'json', 'html'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** What a call of the kit asks for. */
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
  /** Whose access token is printed, instead of a run: a role, or an e-mail address. */
  printToken: string | null;
  /** Folder whose changes start the run anew; null for one run. */
  watch: string | null;
}

/** Thrown for a call that cannot be carried out as it stands; the text says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Usage: atrium-conformance --base-url URL (--demo | --tokens FILE | --token T --tenant ID)

  --base-url URL      where the contract's paths begin, such as http://localhost:4000/api
  --demo              sign the people of the demo world in at URL's own demo provider
  --tokens FILE       people and their access tokens, as JSON
  --token T           the access token of somebody with every right; or set ATRIUM_TOKEN
  --tenant ID         the tenant to work in, with --token
  --only AREA[,AREA]  only these areas of the contract
  --operation ID      only this operation
  --report FORMAT     junit, sarif, json or html
  --out FILE          where the report is written; without it, to the standard output
  --seed N            repeat the choices of an earlier run
  --waivers FILE      failures that are known: [{ "check": "clockwork/*", "reason": "..." }]
  --print-token WHO   with --demo: print the access token of a role, or of an e-mail address, and end
  --watch FOLDER      run again whenever a file below FOLDER changes, or on Enter, and say what is new
  --rules             list every rule that a server has to keep, with its source and its proofs
  --help

Exit code: 0 when everything passes, 1 when something fails, 2 when the call is wrong.`;

/** Reads the words of a call. Throws `UsageError`; help and the rules need no server. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options | 'help' | 'rules' {
  const values = parsed(args);
  if (values.help) return 'help';
  if (values.rules) return 'rules';
  const baseUrl = values['base-url'];
  if (baseUrl === undefined) throw new UsageError('--base-url is missing.');
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new UsageError(`--base-url is no address: ${baseUrl}`);
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
    throw new UsageError('--out needs --report.');
  }
  if (options.printToken !== null && !options.isDemo) {
    throw new UsageError('--print-token needs --demo.');
  }
  if (options.watch !== null && options.report !== null) {
    throw new UsageError('--watch shows what it finds: it takes no --report.');
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
  if (isDemo && tokens !== null) throw new UsageError('Take --demo or --tokens, not both.');
  if (isDemo || tokens !== null) return;
  if (token === null) throw new UsageError('Nobody to call as: --demo, --tokens or --token.');
  if (tenant === null) throw new UsageError('--token needs --tenant.');
}

function parseReportFormat(format: string | undefined): ReportFormat | null {
  if (format === undefined) return null;
  const known = reportFormats.find((name) => name === format);
  if (!known) throw new UsageError(`--report is junit, sarif, json or html, not ${format}.`);
  return known;
}

function parseSeed(seed: string | undefined): number | null {
  if (seed === undefined) return null;
  if (!/^\d{1,9}$/.test(seed)) throw new UsageError(`--seed is a whole number, not ${seed}.`);
  return Number(seed);
}
