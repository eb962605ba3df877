import type { Locator, Page } from '@playwright/test';
import { awaitResponses, expect } from '../fixtures.ts';
import { openSignedIn } from './open-signed-in.ts';

/** The demo people of the e2e tests. */
export type DemoPerson =
  | 'Ava Stone'
  | 'Ben Okafor'
  | 'Chloe Martin'
  | 'Dan Reyes'
  | 'Eve Lind'
  | 'Farid Haddad'
  | 'Grace Kim'
  | 'Hugo Silva'
  | 'Kira Novak'
  | 'Leo Park';

/** From the start page to the identity provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await atProvider(page);
}

/** The demo identity provider shows its sign-in page. */
export const atProvider = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Demo sign-in' })).toBeVisible();

/** Selects a person on the identity provider's page. */
export const selectPerson = (page: Page, name: DemoPerson): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Signs in from the start page. */
export async function signIn(page: Page, name: DemoPerson): Promise<void> {
  await goToProvider(page);
  await selectPerson(page, name);
}

/** Signs in a person with one tenant, up to the Dashboard. */
export async function signInAndEnter(page: Page, name: DemoPerson): Promise<void> {
  await signIn(page, name);
  await onDashboard(page);
}

/**
 * A person with one tenant, signed in and on the Dashboard; for tests that are not about signing
 * in.
 */
export async function enter(page: Page, name: DemoPerson): Promise<void> {
  await openSignedIn(page, '/dashBoard', { name, signIn: (own) => signInAndEnter(own, name) });
  await onDashboard(page);
}

/** Opens an address as Ava, who is signed in and works in Aster Labs. */
export const openAsAva = (page: Page, address: string): Promise<void> =>
  openSignedIn(page, address, {
    name: 'Ava Stone in Aster Labs',
    signIn: async (own) => {
      await signIn(own, 'Ava Stone');
      await enterTenant(own, 'Aster Labs');
      await onDashboard(own);
    },
  });

/** Someone with multiple tenants selects one at the gateway. */
export async function enterTenant(page: Page, name: string): Promise<void> {
  await onSelectTenant(page);
  await page.getByRole('button', { name: 'Tenant' }).click();
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Enter' }).click();
}

export const onSelectTenant = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Select Tenant' })).toBeVisible();

export const onDashboard = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

export const onClockWork = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'ClockWork', level: 1 })).toBeVisible();

/** Waits until the day is loaded: its entries, or the message that there are none. */
export const onReadDay = (page: Page): Promise<void> =>
  expect(page.getByRole('table').or(page.getByText('No entries'))).toBeVisible();

export const onSessionTimeOut = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Your Session has expired.' })).toBeVisible();

export const waitForSignedOutInOtherTab = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'You signed out in another tab.' })).toBeVisible();

/** The user is away for two hours, then returns to the tab. */
export async function comeBackTooLate(page: Page): Promise<void> {
  await moveClock(page, 2 * 3600);
  await returnToTab(page);
  await onSessionTimeOut(page);
}

/** From the page after a session to the identity provider's page. */
export async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to Signin' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await atProvider(page);
}

/** Opens a page from the side menu. */
export const openByMenu = (page: Page, name: 'Dashboard' | 'ClockWork'): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name, exact: true })
    .click();

/** Selects a language in the top bar by its native name. */
export async function selectLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Language:/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** Opens the command palette with its shortcut. */
export async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Search pages, commands and records' });
  await expect(field).toBeFocused();
  return field;
}

/** Selects an item of the user menu. */
export async function selectInUserMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^User menu of/ }).click();
  const item = page.getByRole('menuitem', { name });
  await item.or(page.getByRole('menuitemradio', { name })).click();
}

/** The parts of a date or date-time field as displayed, e.g. `05`. */
export const readParts = (field: Locator): Promise<string[]> =>
  field.getByRole('spinbutton').allInnerTexts();

/** The mini timer of the top bar. */
export function miniTimer(page: Page) {
  const full = page.getByRole('region', { name: 'Timer' });
  return {
    full,
    description: full.getByRole('combobox', { name: 'Description' }),
    start: full.getByRole('button', { name: 'Start' }),
    stop: full.getByRole('button', { name: 'Stop' }),
    elapsed: full.getByRole('timer'),
  };
}

/**
 * The user returns to this tab. A headless browser reports every tab as visible, so the event is
 * dispatched by hand.
 */
export const returnToTab = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/**
 * Moves the page's clock ahead by this many seconds. Waits for pending loads first, so that no
 * response arrives in an ended session.
 */
export async function moveClock(page: Page, seconds: number): Promise<void> {
  await awaitResponses(page.context());
  await page.evaluate((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead * 1000;
  }, seconds);
}
