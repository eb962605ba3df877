import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { createContract, type Contract } from '../contract/contract.ts';
import { areKnown, demoIdentities, demoPeople, signInAtDemo } from '../people/demo.ts';
import type { Identities } from '../people/people.ts';
import { readIdentities } from '../people/tokens-file.ts';
import { htmlReport } from '../report/html.ts';
import { jsonReport } from '../report/json.ts';
import { junitReport } from '../report/junit.ts';
import { rulesText } from '../report/rules.ts';
import { sarifReport } from '../report/sarif.ts';
import { textReport } from '../report/text.ts';
import { needs } from '../needs.gen.ts';
import { run, type Run } from '../run/run.ts';
import { noWaivers, readWaivers } from '../run/waivers.ts';
import { loadLibrary } from '../scenario/load.ts';
import { readOptions, usage, UsageError, type Options } from './options.ts';
import { watchRuns } from './watch.ts';

const reports = {
  junit: junitReport,
  sarif: sarifReport,
  json: jsonReport,
  html: htmlReport,
};

/** Runs one call of the kit and returns its exit code. */
export async function main(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const options = readOptions(args, env);
    if (options === 'help' || options === 'rules') {
      console.log(options === 'help' ? usage : rulesText((await loadLibrary()).rules));
      return 0;
    }
    if (options.printToken !== null) {
      console.log(await fetchToken(options.printToken, options));
      return 0;
    }
    return await verify(options);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function verify(options: Options): Promise<number> {
  const contract = createContract();
  checkNames(options, contract);
  if (options.watch !== null) return verifyOnChange(options, options.watch, contract);
  for (const line of needsLines(options.only ?? [], contract)) console.error(line);
  const found = await runOnce(options, contract, await loadIdentities(options));
  const report = options.report && reports[options.report](found);
  // A report on standard output must not be mixed with other lines.
  const print = report !== null && options.out === null ? console.error : console.log;
  print(textReport(found));
  if (report !== null && options.out === null) process.stdout.write(report);
  if (report !== null && options.out !== null) writeFileSync(options.out, report);
  return found.results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

/**
 * The operations of other areas that the selected areas need: a server must implement them first.
 */
export function needsLines(only: readonly string[], contract: Contract): string[] {
  return only.flatMap((area) => {
    const needed = (needs[area] ?? []).map((id) => contract.operation(id));
    const others = Map.groupBy(needed, (operation) => operation.area);
    return [...others]
      .filter(([other]) => !only.includes(other))
      .map(
        ([other, all]) =>
          `${area} requires operations of ${other}: ${all.map(({ id }) => id).join(', ')}`,
      );
  });
}

/** Runs on each change until the user stops it; a stop counts as success. */
async function verifyOnChange(
  options: Options,
  folder: string,
  contract: Contract,
): Promise<number> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`--watch must name a folder, and "${folder}" is none. Check the path.`);
  }
  const ending = new AbortController();
  const lines = createInterface({ input: process.stdin });
  process.once('SIGINT', () => ending.abort());
  let known: Identities | null = null;
  const address = `${options.baseUrl.replace(/\/+$/, '')}${contract.operation('getUserTenants').path}`;
  await watchRuns({
    folder,
    lines,
    signal: ending.signal,
    print: (text) => console.log(`\n${text}`),
    verify: async () => {
      // Signing someone in again may take half a minute, until the next one-time code.
      const isSignedIn = known !== null && options.isDemo && (await areKnown(known, address));
      const identities = known !== null && isSignedIn ? known : await loadIdentities(options);
      known = identities;
      const found = await runOnce(options, contract, identities);
      console.log(textReport(found));
      return found.results;
    },
  });
  lines.close();
  return 0;
}

async function runOnce(options: Options, contract: Contract, identities: Identities): Promise<Run> {
  const waivers =
    options.waivers === null ? noWaivers : usable(() => readWaivers(readText(options.waivers)));
  return run({
    contract,
    waivers,
    baseUrl: options.baseUrl,
    identities,
    signInCommand: (who) =>
      options.isDemo
        ? `${ownCommand} --base-url '${options.baseUrl}' --demo --print-token '${who}'`
        : null,
    ...(options.only && { only: options.only }),
    ...(options.operation !== null && { operation: options.operation }),
    ...(options.seed !== null && { seed: options.seed }),
  });
}

function checkNames({ only, operation }: Options, { operations }: Contract): void {
  const areas = new Set(operations.map(({ area }) => area));
  const unknown = only?.find((area) => !areas.has(area));
  if (unknown !== undefined || only?.length === 0) {
    throw new UsageError(
      `Unknown area "${unknown ?? ''}" in --only. Use one or more of: ${[...areas].join(', ')}.`,
    );
  }
  if (operation !== null && !operations.some(({ id }) => id === operation)) {
    throw new UsageError(
      `Unknown operation "${operation}" in --operation. Use an operationId of the contract.`,
    );
  }
}

/** Sign-in of the demo people at the server's own provider. */
const demoSignIn = ({ baseUrl }: Options) => ({
  transport: (request: Request) => fetch(request),
  issuer: `${new URL(baseUrl).origin}/identity`,
  redirectUri: 'http://localhost:3000/callback',
  wait,
});

/** The access token of a demo role, or of a person who has registered. */
function fetchToken(who: string, options: Options): Promise<string> {
  if (who.includes('@')) return signInAtDemo({ email: who }, demoSignIn(options));
  const person = demoPeople[who];
  if (person) return signInAtDemo(person.personId, demoSignIn(options));
  throw new UsageError(
    `Unknown role "${who}". Use an e-mail address or one of: ${Object.keys(demoPeople).join(', ')}.`,
  );
}

/** The shell command of this kit: in the repository, or as a package. */
const ownCommand = import.meta.url.endsWith('.ts')
  ? 'npm run --silent conformance --'
  : 'npx ./atrium-conformance-1.0.0.tgz';

async function loadIdentities(options: Options): Promise<Identities> {
  const { token, tokens, tenant, isDemo } = options;
  if (isDemo) {
    const how = demoSignIn(options);
    return demoIdentities(
      (personId) => signInAtDemo(personId, how),
      (email) => signInAtDemo({ email }, how),
    );
  }
  if (tokens !== null) {
    const identities = usable(() => readIdentities(readText(tokens)));
    return tenant === null ? identities : { ...identities, tenantId: tenant };
  }
  const tenantId = tenant ?? '';
  const admin = { role: 'admin', token: token ?? '', tenantId, password: null, signIn: null };
  return { tenantId, otherTenantId: null, tokens: [admin] };
}

/** Prints why the run pauses, since the wait is long. */
function wait(ms: number): Promise<unknown> {
  console.error(`Waiting ${Math.ceil(ms / 1000)} s for the next one-time code of a demo user …`);
  return setTimeout(ms);
}

function readText(file: string | null): string {
  if (file === null) throw new UsageError('Expected the name of a file, but found none.');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`Cannot read the file ${file}. Check the path and its permissions.`);
  }
}

/** An error in a given file is a usage error. */
function usable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof Error ? new UsageError(error.message) : error;
  }
}
