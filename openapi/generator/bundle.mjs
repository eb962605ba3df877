import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { redocly } from './redocly.mjs';

const run = promisify(execFile);

/** The contract of a folder as one document, bundled by the Redocly that also lints it. */
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
