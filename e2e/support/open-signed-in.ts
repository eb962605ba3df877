import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { test } from '../fixtures.ts';

/** The browser's stored data of a signed-in user. */
interface StoredSignIn {
  /** Local storage and the embedded server's data. */
  device: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Data of the tab: its tokens and its tenant. */
  tab: (readonly [key: string, value: string])[];
}

/** The sign-ins made so far in this worker. */
const known = new Map<string, Promise<StoredSignIn>>();

/**
 * Opens an address in a browser in which someone is already signed in. `signIn` runs once for each
 * `name`, in a separate browser; also in each worker that needs it before the result is stored.
 */
export async function openSignedIn(
  page: Page,
  address: string,
  { name, signIn }: { name: string; signIn: (page: Page) => Promise<void> },
): Promise<void> {
  const making = known.get(name) ?? findOrMake(name, () => make(page, signIn));
  known.set(name, making);
  const { device, tab } = await making;
  await page.context().setStorageState(device);
  const putting = await page.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, tab);
  await page.goto(address);
  await putting.dispose();
}

/**
 * The result of one worker is available to the others, in a folder that each run empties at its
 * start.
 */
async function findOrMake(
  name: string,
  making: () => Promise<StoredSignIn>,
): Promise<StoredSignIn> {
  const folder = join(test.info().project.outputDir, 'signed-in');
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as StoredSignIn;
  const made = await making();
  mkdirSync(folder, { recursive: true });
  // A temporary name until the file is complete.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made));
  renameSync(draft, file);
  return made;
}

async function make(page: Page, signIn: (page: Page) => Promise<void>): Promise<StoredSignIn> {
  const { baseURL = '', locale = '', timezoneId = '' } = test.info().project.use;
  const context = await page.context().browser()?.newContext({ baseURL, locale, timezoneId });
  if (!context) throw new Error('The page has no browser of its own.');
  const own = await context.newPage();
  await signIn(own);
  const tab = await own.evaluate(() => Object.entries<string>(sessionStorage));
  await own.close();
  const device = await context.storageState({ indexedDB: true });
  await context.close();
  return { device, tab };
}
