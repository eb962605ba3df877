import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  atProvider,
  selectInUserMenu,
  enter,
  goToProvider,
  moveClock,
  onDashboard,
  onSessionTimeOut,
  waitForSignedOutInOtherTab,
  onSelectTenant,
  onClockWork,
  openByMenu,
  selectPerson,
  enterTenant,
  comeBackTooLate,
  signIn,
  signInAgain,
  signInAndEnter,
  returnToTab,
} from './support/journey.ts';

async function openSecondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/dashBoard');
  await onDashboard(tab);
  return tab;
}

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await enter(page, 'Ben Okafor');
  const second = await openSecondTab(context);
  await selectInUserMenu(second, 'Logout');
  await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await waitForSignedOutInOtherTab(page);
  await page.reload();
  await waitForSignedOutInOtherTab(page);
  await page.goto('/dashBoard');
  await atProvider(page);
});

test('a new tab takes over the session from an open one, and is then independent', async ({
  page,
  context,
}) => {
  await enter(page, 'Ben Okafor');
  const visits: string[] = [];
  context.on('request', (request) => visits.push(new URL(request.url()).pathname));
  const second = await openSecondTab(context);
  expect(visits.filter((path) => path.startsWith('/mocks/identity'))).toEqual([]);

  await page.close();
  await second.reload();
  await onDashboard(second);
  await selectInUserMenu(second, 'Logout');
  await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await second.goto('/dashBoard');
  await atProvider(second);
});

test('a second tab signs in while the first is on the demo provider’s page', async ({
  page,
  context,
}) => {
  await goToProvider(page);
  const second = await context.newPage();
  await signInAndEnter(second, 'Ben Okafor');
  // The first tab continues as well.
  await selectPerson(page, 'Ben Okafor');
  await onDashboard(page);
});

test('two tabs renew a token once, and both continue with it', async ({ page, context }) => {
  const grants: string[] = [];
  context.on('response', (response) => {
    const form = new URLSearchParams(response.request().postData() ?? '');
    if (form.has('grant_type')) grants.push(`${form.get('grant_type')} ${response.status()}`);
  });
  // All clocks move first: a tab that is still in the past rejects a token from the future.
  const wake = async (seconds: number, ...tabs: Page[]) => {
    await Promise.all(tabs.map((tab) => moveClock(tab, seconds)));
    await Promise.all(tabs.map(returnToTab));
  };
  await signInAndEnter(page, 'Ben Okafor');
  const second = await openSecondTab(context);
  // Within ten minutes of the end of an hour.
  await wake(51 * 60, page, second);
  await expect.poll(() => grants).toEqual(['authorization_code 200', 'refresh_token 200']);
  for (const tab of [page, second]) {
    await openByMenu(tab, 'ClockWork');
    await onClockWork(tab);
  }
  expect(grants.slice(2)).toEqual([]);

  // The other tab makes the next renewal, with the refresh token that it received.
  await page.close();
  await wake(51 * 60, second);
  await expect.poll(() => grants.slice(2)).toEqual(['refresh_token 200']);
  await second.reload();
  await onClockWork(second);
});

/** Ava fills in half a team in birch works and comes back too late. */
async function leaveHalfATeam(page: Page): Promise<void> {
  await signIn(page, 'Ava Stone');
  await enterTenant(page, 'birch works');
  await onDashboard(page);
  await page.goto('/teams/addTeam', { waitUntil: 'commit' });
  // Otherwise the loads of the bar and the bell would be pending when the clock moves.
  const read = [/\/clockWorkMini\//, /\/AppNotification/, /\/hubs\/notifications/].map((call) =>
    page.waitForResponse(call),
  );
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a team');
  await Promise.all(read);
  await comeBackTooLate(page);
}

test('the same user returns to their previous page with their typed text', async ({ page }) => {
  await leaveHalfATeam(page);
  await expect(page.getByText('Sign in to pick up where you left off.')).toBeVisible();
  await page.reload();
  await onSessionTimeOut(page);
  await signInAgain(page);
  await selectPerson(page, 'Ava Stone');
  // The user is offered their previous tenant.
  await onSelectTenant(page);
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('Restore your unsaved changes?')).toBeVisible();
  await expect(page).toHaveURL('/teams/addTeam');
});

test('another user does not return to the previous user’s page', async ({ page }) => {
  await leaveHalfATeam(page);
  await signInAgain(page);
  await selectPerson(page, 'Ben Okafor');
  await onDashboard(page);
  await expect(page).toHaveURL('/dashBoard');
});

test('a user is also warned on the gateway, and can stay signed in', async ({ page }) => {
  await signIn(page, 'Ava Stone');
  await onSelectTenant(page);
  await moveClock(page, 3600);
  await returnToTab(page);
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();
  await enterTenant(page, 'Aster Labs');
});

test('a session time-out leaves only the data of the device', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await selectInUserMenu(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await comeBackTooLate(page);
  const stored = await page.evaluate(() => ({
    local: Object.keys(localStorage).filter((key) => !key.startsWith('atrium.device.')),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')),
    preferences: localStorage.getItem('atrium.device.preferences'),
  }));
  expect(stored.local).toEqual([]);
  expect(stored.session).toEqual([]);
  expect(stored.preferences).toContain('dark');

  // The provider still knows the person but prompts anyway.
  await signInAgain(page);
});
