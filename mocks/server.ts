/**
 * The reference server over HTTP: the API below `/api`, the demo identity provider below
 * `/identity`, `/health` and `/ready`, and `/` with links to them. Run it with --help for its
 * options.
 *
 * Each request is logged as a line of JSON on the standard output. An invalid option, or a port or
 * database that cannot be used, is reported in one line with exit code 1.
 */
import { startService } from './http/service.ts';
import { readOptions, usage, UsageError, type ServerOptions } from './http/usage.ts';
import type { LogEntry } from './http/request-log.ts';
import { DatabaseOpenError } from './store/sqlite/sqlite.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await run(options);
  else console.log(usage);
} catch (error) {
  const isForOperator = error instanceof UsageError || error instanceof DatabaseOpenError;
  console.error(isForOperator ? error.message : error);
  process.exit(1);
}

async function run(options: ServerOptions): Promise<void> {
  const service = await startService(options, options.quiet ? undefined : write);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // npm forwards a signal that the terminal has already sent.
      if (isStopping) return;
      isStopping = true;
      void service.stop().then(() => setImmediate(() => process.exit(0)));
    });
  }
  try {
    await service.ready;
  } catch (error) {
    if (isStopping) return; // does not wait for the demo data
    throw error;
  }
  if (options.rebuild) console.log(`Reset ${options.db} with new demo data.`);
  console.log(`Reference server ready at ${service.publicAddress}/api`);
  if (service.publicAddress !== service.address) console.log(`Listening on ${service.address}`);
}

function write(entry: LogEntry): void {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
}
