/**
 * Builds the readable contract: `npm run contract:docs [-- --output FILE]`, by default
 * `reference-static/index.html`. One file that works without a server and network. The renderer is
 * Redoc, which Redocly's command line contains.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { redocly } from './generator/redocly.mjs';
import { decorated } from './reference/decorate.ts';
import { sealed } from './reference/page.ts';

const { values } = parseArgs({ options: { output: { type: 'string' } } });
const here = import.meta.dirname;
const output = resolve(values.output ?? join(here, '..', 'reference-static', 'index.html'));

const contract = JSON.parse(readFileSync(join(here, 'generated', 'openapi.json'), 'utf8'));
const html = sealed(render(decorated(contract)));
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, html);
console.log(`${output} (${Math.round(html.length / 1024)} kB)`);

/** The self-contained page of a contract, rendered by Redoc. */
function render(document) {
  const scratch = mkdtempSync(join(tmpdir(), 'reference-'));
  try {
    const [source, page] = [join(scratch, 'openapi.json'), join(scratch, 'index.html')];
    writeFileSync(source, JSON.stringify(document));
    const options = ['build-docs', source, '--inlineBundle', '--output', page];
    execFileSync(process.execPath, [redocly(), ...options], {
      cwd: scratch,
      // Its output is only shown on failure.
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return readFileSync(page, 'utf8');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
