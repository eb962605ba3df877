import type { Locator, Page } from '@playwright/test';
import { awaitResponses, expect } from '../fixtures.ts';
import { openSignedIn } from './open-signed-in.ts';

/** The demo people of the journeys. */
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

/** The demo identity provider is asking who it is. */
export const atProvider = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Demo sign-in' })).toBeVisible();

/** Chooses a person on the identity provider's page. */
export const selectPerson = (page: Page, name: DemoPerson): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Signs in from the start page. */
export async function signIn(page: Page, name: DemoPerson): Promise<void> {
  await goToProvider(page);
  await selectPerson(page, name);
}

/** Signs in a person of one tenant, up to the Dashboard. */
export async function signInAndEnter(page: Page, name: DemoPerson): Promise<void> {
  await signIn(page, name);
  await onDashboard(page);
}

/** A person of one tenant is signed in, and on the Dashboard: where that is not what is proven. */
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

/** Somebody with several tenants chooses one at the gateway. */
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

/** The day has been read: its entries, or that there are none, as on a free day. */
export const onReadDay = (page: Page): Promise<void> =>
  expect(page.getByRole('table').or(page.getByText('No entries'))).toBeVisible();

export const onSessionTimeOut = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Your Session has expired.' })).toBeVisible();

export const waitForSignedOutInOtherTab = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'You signed out in another tab.' })).toBeVisible();

/** The person sleeps on it: two hours later they look at the tab again. */
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

/** Opens a page by the menu at the side. */
export const openByMenu = (page: Page, name: 'Dashboard' | 'ClockWork'): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name, exact: true })
    .click();

/** Chooses a language in the top bar, by its own name. */
export async function selectLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Language:/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** Opens the command palette by its keys. */
export async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Search pages, commands and records' });
  await expect(field).toBeFocused();
  return field;
}

/** Chooses an entry of the person's own menu. */
export async function selectInUserMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^User menu of/ }).click();
  const item = page.getByRole('menuitem', { name });
  await item.or(page.getByRole('menuitemradio', { name })).click();
}

/** What stands in a field for a day, or for a day with a time: the parts as shown, such as `05`. */
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
 * The person is back in this tab. A headless browser holds every tab for visible, so the event is
 * told by hand.
 */
export const returnToTab = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/**
 * From now on the clock of the page goes ahead by this many seconds. What is being read is read
 * before, so that no answer comes to a session that has ended.
 */
export async function moveClock(page: Page, seconds: number): Promise<void> {
  await awaitResponses(page.context());
  await page.evaluate((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead * 1000;
  }, seconds);
}
