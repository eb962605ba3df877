import { expect, test } from './fixtures.ts';
import { audience, origins, ports } from './real-provider/addresses.ts';
import { startApi, type RunningApi } from './real-provider/api.ts';
import { startProvider, type RunningProvider } from './real-provider/provider.mjs';
import {
  selectInUserMenu,
  miniTimer,
  moveClock,
  onClockWork,
  onDashboard,
  openByMenu,
} from './support/journey.ts';

test.use({ baseURL: origins.app });

/** Seconds after which the next call first requests a new token from the provider. */
const tokenIsOld = 55 * 60;

let provider: RunningProvider;
let api: RunningApi;

test.beforeAll(async () => {
  provider = await startProvider({ port: ports.provider, app: origins.app, audience });
  api = await startApi({
    port: ports.api,
    issuer: provider.issuer,
    audience,
    origin: origins.app,
  });
});

test.afterAll(async () => {
  await api.stop();
  await provider.stop();
});

test('the app works with another identity provider and an API over HTTP', async ({ page }) => {
  const grants: string[] = [];
  const responses = new Set<string>();
  page.on('response', (response) => {
    if (response.url().startsWith(`${api.address}/`)) responses.add(new URL(response.url()).origin);
  });
  page.on('request', (request) => {
    if (request.url() !== `${provider.issuer}/token`) return;
    grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '');
  });
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        apiAddress: api.address,
        authority: provider.issuer,
        clientId: 'atrium',
        scopes: 'openid profile email offline_access',
        supportAddress: 'support@demo.test',
        company: 'Example Ltd.',
      },
    }),
  );

  // The provider's pages load a web font, which is not available without a network.
  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );

  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByPlaceholder('Enter any login').fill('ben');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await onDashboard(page);
  await expect(page.getByText('Welcome, Ben Okafor')).toBeVisible();
  expect([...responses]).toEqual([origins.api]);
  const workers = page.context().serviceWorkers();
  expect(workers.filter((each) => each.url().includes('mock'))).toEqual([]);

  const timer = miniTimer(page);
  await timer.description.fill('Measured over HTTP');
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();
  expect(grants).toEqual(['authorization_code']);
  await moveClock(page, tokenIsOld);
  await timer.stop.click();
  await expect(timer.start).toBeVisible();
  expect(grants).toEqual(['authorization_code', 'refresh_token']);
  // The API's clock has not moved: late in the evening, only the page's date would be tomorrow.
  await moveClock(page, -tokenIsOld);
  await openByMenu(page, 'ClockWork');
  await onClockWork(page);
  await expect(page.getByRole('row', { name: 'Measured over HTTP' })).toBeVisible();

  await selectInUserMenu(page, 'Logout');
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(`${origins.app}/`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
});
