import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { origins, ports } from './real-provider/addresses.ts';
import { startApi, type RunningApi } from './real-provider/api.ts';
import { atProvider, onDashboard, onSessionTimeOut, openByMenu } from './support/journey.ts';

test.use({ baseURL: origins.app });
// The tests share one server, and one of them changes a password.
test.describe.configure({ mode: 'serial' });

let api: RunningApi;

test.beforeAll(async () => {
  api = await startApi({ port: ports.demoApi, origin: origins.app });
});

test.afterAll(() => api.stop());

/** This page's app uses the API over HTTP and its demo provider. */
async function withDemoApi(page: Page): Promise<void> {
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        apiAddress: `${origins.demoApi}/api`,
        authority: `${origins.demoApi}/identity`,
        clientId: 'atrium',
        scopes: 'openid profile email offline_access',
        supportAddress: 'support@demo.test',
        company: 'Aster Labs',
      },
    }),
  );
}

async function toProvider(page: Page): Promise<void> {
  await withDemoApi(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await atProvider(page);
}

async function signIn(page: Page): Promise<void> {
  await toProvider(page);
  await page.getByRole('button', { name: 'Ben Okafor' }).click();
  await onDashboard(page);
}

/** Ben in a second browser. */
async function openOtherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: origins.app });
  const page = await context.newPage();
  await signIn(page);
  return page;
}

test('the profile signs out another browser, and the current one stays signed in', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const other = await openOtherDevice(browser);
  await page.goto('/profile?tab=sessions');
  const list = page.getByRole('list', { name: 'Sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').first()).toContainText('This browser');

  await page.getByRole('button', { name: /^Sign out Chrome on/ }).click();
  const sure = page.getByRole('alertdialog', { name: 'Sign out this device?' });
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await sure.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('The session has been signed out.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(3);

  await openByMenu(other, 'ClockWork');
  await onSessionTimeOut(other);
  await openByMenu(page, 'ClockWork');
  await expect(page.getByRole('heading', { name: 'ClockWork', level: 1 })).toBeVisible();
  await other.context().close();
});

test('a changed password signs out all other sessions, and only the new one works then', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.announce(/400/);
  await signIn(page);
  const other = await openOtherDevice(browser);
  await page.goto('/profile?tab=changePassword');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const change = async (password: string) => {
    await page.getByLabel('Current password').fill('demo');
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(password);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await change('tree');
  await expect(page.getByRole('alert')).toContainText(
    'The new password must have at least 8 characters.',
  );
  await change('Correct-horse-9');
  await expect(page.getByText('You have been signed out everywhere else.')).toBeVisible();
  await openByMenu(other, 'ClockWork');
  await onSessionTimeOut(other);
  await other.context().close();

  const context = await browser.newContext({ baseURL: origins.app });
  const renewed = await context.newPage();
  await toProvider(renewed);
  const give = async (password: string) => {
    await renewed.getByLabel('Email').fill('ben@demo.test');
    await renewed.getByLabel('Password').fill(password);
    await renewed.keyboard.press('Enter');
  };
  await give('demo');
  await expect(renewed.getByRole('alert')).toHaveText('Incorrect email or password.');
  await give('Correct-horse-9');
  await onDashboard(renewed);
  await context.close();
});
