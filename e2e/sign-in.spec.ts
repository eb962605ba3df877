import type { Page, Route } from '@playwright/test';
import { failedRequest, expect, test } from './fixtures.ts';
import {
  atProvider,
  selectPerson,
  enter,
  goToProvider,
  onClockWork,
  onDashboard,
  onReadDay,
  openByMenu,
  readParts,
} from './support/journey.ts';

const signInFailed = { name: 'Sign-in failed' };

test('a valid e-mail address and password sign in, and a wrong password does not', async ({
  page,
}) => {
  await goToProvider(page);
  await page.getByLabel('Email').fill('ben@demo.test');
  await page.getByLabel('Password').fill('dema');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  await expect(page.getByLabel('Email')).toHaveValue('ben@demo.test');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await onDashboard(page);
  await expect(page.getByText('Welcome, Ben Okafor')).toBeVisible();
});

test('the app returns to a deep link after sign-in, with its query and hash', async ({ page }) => {
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/ClockWork?date=${day}#morning`);
  await atProvider(page);
  await selectPerson(page, 'Ben Okafor');
  await onClockWork(page);
  await expect(page).toHaveURL(`/ClockWork?date=${day}#morning`);
  const field = page.getByRole('group', { name: 'Go to day' });
  await expect(field).toBeVisible();
  const parts = await readParts(field);
  expect(parts).toEqual(day.split('-').toReversed());
});

// The rule's unit test (machines/session/redirect-route.test.ts) covers which addresses belong to
// another site.
test('a return URL of another site is not followed', async ({ page }) => {
  await page.goto('/ClockWork');
  await atProvider(page);
  await page.evaluate(() =>
    sessionStorage.setItem(
      'atrium.redirectRoute',
      JSON.stringify({ href: '//evil.example/ClockWork' }),
    ),
  );
  await selectPerson(page, 'Ben Okafor');
  await onDashboard(page);
  await expect(page).toHaveURL('/dashBoard');
});

test('a deep link is kept if the identity provider cannot be reached', async ({
  page,
  pageErrors,
}) => {
  pageErrors.announce(/openid-configuration/);
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const isDown =
        address.includes('openid-configuration') && localStorage.getItem('up') === null;
      return isDown ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
    };
  });
  await page.goto('/ClockWork#morning');
  await expect(page.getByText('Couldn’t reach the sign-in service')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('up', 'again'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await atProvider(page);
  await selectPerson(page, 'Ben Okafor');
  await onClockWork(page);
  await expect(page).toHaveURL('/ClockWork#morning');
});

for (const [from, go] of [
  ['a deep link', (page: Page) => page.goto('/ClockWork')],
  ['the start page', goToProvider],
] as const) {
  test(`the browser’s Back leads from the provider to the start page: ${from}`, async ({
    page,
  }) => {
    await go(page);
    await atProvider(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await atProvider(page);
    await selectPerson(page, 'Ben Okafor');
    await onDashboard(page);
  });
}

test('the “forgot password” link leads to the page of the configured provider', async ({
  page,
}) => {
  const passwordResetAddress = 'https://login.example/reset';
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), passwordResetAddress } });
  });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Forgot your password?' });
  await expect(link).toHaveAttribute('href', passwordResetAddress);
  await page.goto('/forgotpassword');
  const reset = page.getByRole('link', { name: 'Reset your password' });
  await expect(reset).toHaveAttribute('href', passwordResetAddress);
  await expect(page.getByLabel('Email')).toHaveCount(0);
});

test('the start page says each time that the identity provider is unavailable, and offers a retry', async ({
  page,
  pageErrors,
  baseURL,
}) => {
  pageErrors.announce(failedRequest);
  // The built app's policy allows connections only to its own origin.
  const authority = `${baseURL}/broken-provider`;
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), authority } });
  });
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 404, body: '' }),
    (route) => route.fulfill({ status: 500, body: '' }),
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Maintenance</p>' }),
    (route) => route.fulfill({ json: {} }),
    (route) => route.abort(),
  ];
  let fail = failures[0];
  await page.route(`${authority}/**`, (route) => fail?.(route));
  await page.goto('/');
  const alert = page.getByRole('alert');
  for (const failure of failures) {
    fail = failure;
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(alert).toContainText('Sign-in failed');
    await expect(page).toHaveURL('/');
  }
});

test('a response with a state or nonce that this tab did not request is rejected', async ({
  page,
}) => {
  await page.goto('/callback?code=forged&state=forged');
  await expect(page.getByRole('heading', signInFailed)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await atProvider(page);
  const tampered = await page.evaluate(() => {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.'));
    for (const key of keys) {
      const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      sessionStorage.setItem(key, JSON.stringify({ ...stored, nonce: 'another' }));
    }
    return keys.length;
  });
  expect(tampered).toBe(1);
  await selectPerson(page, 'Ben Okafor');
  await expect(page.getByRole('heading', signInFailed)).toBeVisible();
});

test('an authorization code that was used before is rejected', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.announce(failedRequest);
  const returns: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/callback?')) returns.push(request.url());
  });
  await goToProvider(page);
  const stored = await page.evaluate(() => Object.entries(sessionStorage));
  await selectPerson(page, 'Ben Okafor');
  await onDashboard(page);
  expect(returns).toHaveLength(1);
  await page.close();

  const second = await context.newPage();
  await second.goto('/');
  await second.evaluate((all) => {
    for (const [key, value] of all) sessionStorage.setItem(key, String(value));
  }, stored);
  await second.goto(returns[0] ?? '');
  await expect(second.getByRole('heading', signInFailed)).toBeVisible();
});

test('an unknown URL shows the 404 page in the shell; its button goes back or to the Dashboard', async ({
  page,
  context,
}) => {
  await enter(page, 'Ben Okafor');
  await openByMenu(page, 'ClockWork');
  await onClockWork(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/no/such/page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Sorry, page not found')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await onClockWork(page);

  // A new tab has no history to go back to.
  const own = await context.newPage();
  await own.goto('/no/such/page');
  await expect(own.getByText('Sorry, page not found')).toBeVisible();
  await expect(own.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await own.getByRole('button', { name: 'Back' }).click();
  await onDashboard(own);
});

test('a page opens at its top, and is restored to its scroll position on return', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await enter(page, 'Ben Okafor');
  await openByMenu(page, 'ClockWork');
  await onReadDay(page);
  const top = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(top).toBe(100);
  await openByMenu(page, 'Dashboard');
  await onDashboard(page);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await onReadDay(page);
  await expect.poll(top).toBe(100);
});

test('the back button goes through the days and pages that were opened', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await openByMenu(page, 'ClockWork');
  await onClockWork(page);
  const day = page.getByRole('group', { name: 'Go to day' });
  await expect(day).toBeVisible();
  const today = (await readParts(day)).join('/');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect.poll(async () => (await readParts(day)).join('/')).not.toBe(today);
  await page.goBack();
  await expect.poll(async () => (await readParts(day)).join('/')).toBe(today);
  await page.goBack();
  await onDashboard(page);
});
