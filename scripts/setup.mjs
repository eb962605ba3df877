// Prepares a fresh clone: `node scripts/setup.mjs [--browser]`. Runs before `npm start` and `npm
// test`, so it only needs Node 18 and npm.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, windowed } from './chromium.mjs';
import { hasOwnNode, isInstalled } from './setup/installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

try {
  installPackages();
  if (process.argv.includes('--browser')) installBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function installPackages() {
  if (isInstalled(root)) return;
  console.log('Installing packages (npm ci) …');
  // --include=dev: NODE_ENV=production would leave the tools out.
  if (!run(...npm('ci', '--include=dev', '--loglevel=error')))
    throw new Error('npm ci failed. See its output above.');
  if (!hasOwnNode(root)) {
    throw new Error(
      'The package `node` has no executable; install scripts seem to be disabled. ' +
        'Run `npm config delete ignore-scripts` and try again.',
    );
  }
}

/** The browser for stories. */
function hasBrowser() {
  return findChromium(process.env, windowed) !== undefined;
}

/** Uses the first Chromium that starts; else downloads one, from Playwright or Debian. */
function installBrowser() {
  if (hasBrowser()) return;
  console.log('No Chromium found. Installing one with Playwright …');
  // A network that drops packets must not delay the tests for long.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  run(...npm('exec', '--', 'playwright', 'install', 'chromium'), { env, timeout: 300_000 });
  if (hasBrowser()) return;
  if (process.getuid?.() === 0 && run('apt-get', ['--version'], { stdio: 'ignore' })) {
    console.log('Installing Chromium with apt-get …');
    const noQuestions = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    run('apt-get', ['update'], noQuestions);
    const install = (name) => run('apt-get', ['install', '-y', name], noQuestions);
    install('chromium');
    // Journeys are faster without a window.
    install('chromium-headless-shell');
    if (hasBrowser()) return;
  }
  throw new Error(
    'The tests require Chromium, but it was not found and could not be installed. ' +
      'Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  );
}

/** The npm that runs this script, if there is one, so that both have the same version. */
function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/** Runs a command at the root; true if it succeeds. */
function run(command, args, { env = {}, ...options } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
    env: { ...process.env, ...env },
    ...options,
  });
  return result.status === 0;
}
