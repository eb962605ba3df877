import type { BrowserContext, Page } from '@playwright/test';
import { expect, failedRequest, test } from './fixtures.ts';
import { origins, ports } from './real-provider/addresses.ts';
import { startApi, type RunningApi } from './real-provider/api.ts';
import { waitForCache } from './support/wait-for-cache.ts';
import { enter, onClockWork, onReadDay, signInAndEnter } from './support/journey.ts';

const startButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Start', exact: true });

async function typeAndStart(page: Page, description: string): Promise<void> {
  const field = page.getByRole('main').getByRole('combobox', { name: 'Description' });
  await field.fill(description);
  await startButton(page).click();
}

/** Someone on ClockWork goes offline, starts working and comes back online. */
async function workOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/ClockWork');
  await onClockWork(page);
  await onReadDay(page);
  await waitForCache(page);
  await context.setOffline(true);
  await page.reload();
  await onClockWork(page);
  await typeAndStart(page, 'In the tunnel');
  await expect(page.getByRole('main').getByRole('timer').first()).toBeVisible();
  await page.reload();
  await onClockWork(page);
  await expect(page.getByRole('main').getByRole('timer').first()).toBeVisible();
}

test('the demo opens offline and shows the time tracked offline', async ({
  page,
  context,
  pageErrors,
}) => {
  // Some modules of the demo server were not loaded before.
  pageErrors.announce(failedRequest, /dynamically imported module/);
  await enter(page, 'Ben Okafor');
  await workOffline(page, context);
  await context.setOffline(false);
  await page.reload();
  await onReadDay(page);
  await expect(page.getByRole('row', { name: 'In the tunnel' })).toHaveCount(1);
});

test.describe('the app with an API over HTTP', () => {
  test.use({ baseURL: origins.app });

  let api: RunningApi;

  test.beforeAll(async () => {
    api = await startApi({ port: ports.offlineApi, origin: origins.app });
  });

  test.afterAll(() => api.stop());

  test('ClockWork opens offline, and an entry started there is sent once', async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.announce(failedRequest);
    await page.route('**/config.json', (route) =>
      route.fulfill({
        json: {
          apiAddress: `${origins.offlineApi}/api`,
          authority: `${origins.offlineApi}/identity`,
          clientId: 'atrium',
          scopes: 'openid profile',
          supportAddress: 'support@demo.test',
          company: 'Example Ltd.',
        },
      }),
    );
    await signInAndEnter(page, 'Ben Okafor');
    await workOffline(page, context);
    await expect(page.getByRole('button', { name: 'Show' })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await onReadDay(page);
    await expect(page.getByRole('row', { name: 'In the tunnel' })).toHaveCount(1);
  });
});
