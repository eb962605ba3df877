// Finds the Chromium that component tests, journeys and measurements run in.
// Plain JavaScript for Node 18 or later: it also runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Browsers with a window, though it may not be shown: what people use, and so what is measured. */
export const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Has no window to prepare, which is a third of the work of a journey. */
const windowless = 'chromium-headless-shell';

// Playwright's own list, since of two lists of features the later one counts (held by a test).
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

// Each window prepares two pages for the list under its address bar, which nobody sees: a third of
// what it takes to open a page of the app.
const pagesOfTheWindow = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What a container needs: no sandbox of its own, no GPU, no calls home, no pages of its window. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  `--disable-features=${[...offByPlaywright, ...pagesOfTheWindow].join(',')}`,
];

/**
 * The path of a Chromium that starts, or undefined.
 * Looks at CHROMIUM_PATH, then the system's browsers of these names in PATH, then the one Playwright
 * installed.
 * Throws when CHROMIUM_PATH is set and names no program: a wish must not be ignored in silence.
 */
export function findChromium(env = process.env, names = [windowless, ...windowed]) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no program that can be run: ${env.CHROMIUM_PATH}`);
  }
  return [...systemBrowsers(env.PATH ?? '', names), ...playwrightBrowser()].find(starts);
}

function systemBrowsers(searchPath, names) {
  const folders = searchPath.split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}

/** Empty when Playwright is not installed yet, or has no browser. */
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

// Ubuntu's chromium-browser is a stub that only asks for snap, and a downloaded browser may lack
// its libraries: a file that is there need not be a browser.
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
