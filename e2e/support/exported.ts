import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';

interface ExportTarget {
  folder: string;
  /** The address of Storybook, with a trailing slash. */
  baseURL: string;
}

/** Runs the text of a test in a project that has only Playwright; returns its output. */
export async function runExported(
  text: string,
  { folder, baseURL }: ExportTarget,
): Promise<string> {
  const launchOptions = { executablePath: findChromium(), args: chromiumArgs };
  const config = {
    testDir: '.',
    outputDir: './out',
    // Same timeout as the other e2e tests: without it, a busy machine fails an assertion after 5
    // seconds.
    timeout: 180_000,
    expect: { timeout: 45_000 },
    reporter: 'line',
    use: { baseURL, launchOptions },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'exported.spec.ts'), text);
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default ${JSON.stringify(config)};\n`,
  );
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const run = promisify(execFile)(process.execPath, [cli, 'test', '--config', folder]);
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}
