// Finds the Chromium for component tests, journeys and measurements. Plain JavaScript for Node 18
// or later: it also runs before the installation.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Browsers with a window, possibly hidden: the ones that people use, so the ones to measure. */
export const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Needs no window, which saves a third of the work of a journey. */
const windowless = 'chromium-headless-shell';

// Playwright's own list, since the last of two feature lists wins (checked by a test).
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

// Each window prepares two pages for its hidden address bar list: a third of the time to open a
// page of the app.
const pagesOfTheWindow = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Arguments for a container: no sandbox, no GPU, no background requests, no window pages. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  `--disable-features=${[...offByPlaywright, ...pagesOfTheWindow].join(',')}`,
];

/**
 * The path of a working Chromium, or undefined. Looks at CHROMIUM_PATH, then the system's browsers
 * with these names in PATH, then the one that Playwright installed. Throws when CHROMIUM_PATH is
 * set but names no program, since a setting must not be ignored silently.
 */
export function findChromium(env = process.env, names = [windowless, ...windowed]) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH must be an executable file, but is ${env.CHROMIUM_PATH}`);
  }
  return [...systemBrowsers(env.PATH ?? '', names), ...playwrightBrowser()].find(starts);
}

function systemBrowsers(searchPath, names) {
  const folders = searchPath.split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}

/** Empty when Playwright or its browser is not installed yet. */
function playwrightBrowser() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    return [chromium.executablePath()].filter(isProgram);
  } catch {
    return [];
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

// Ubuntu's chromium-browser is a stub that requires snap, and a downloaded browser may lack
// libraries: an existing file need not be a browser.
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
