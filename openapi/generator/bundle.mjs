import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The contract of a folder as one document, bundled by the same Redocly that lints it. */
export async function bundleContract(folder) {
  const scratch = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const output = join(scratch, 'openapi.json');
    const config = join(folder, 'redocly.yaml');
    const source = join(folder, 'openapi.yaml');
    const options = ['bundle', source, '--config', config, '--output', output];
    await run(process.execPath, [redocly(), ...options], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return JSON.parse(await readFile(output, 'utf8'));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The program itself, so that no shell and no PATH has a say. */
function redocly() {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return join(dirname(manifest), 'bin', 'cli.js');
}
