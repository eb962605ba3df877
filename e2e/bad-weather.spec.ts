import { failedRequest, expect, test } from './fixtures.ts';
import {
  choose,
  enter,
  goToProvider,
  miniTimer,
  moveClock,
  onDashboard,
  onSessionTimeOut,
  openByMenu,
  signInAndEnter,
} from './support/journey.ts';
import { setWeather } from './support/weather.ts';

test('going offline while stopping loses nothing', async ({ page, faults }) => {
  faults.announce(failedRequest);
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await timer.description.fill('Plan the move');
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();

  await setWeather(page, 'offline');
  await timer.description.fill('Plan the move and the party');
  await timer.stop.click();
  await expect(
    page.getByText('The server could not be reached. Your input is kept.').first(),
  ).toBeVisible();
  const again = timer.whole.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();

  await setWeather(page, 'fair-weather');
  await again.click();
  await expect(timer.description).toHaveValue('Plan the move and the party');
  await timer.stop.click();
  await expect(timer.start).toBeVisible();
  await openByMenu(page, 'ClockWork');
  const row = page.getByRole('row', { name: 'Plan the move and the party' });
  await expect(row).toHaveCount(1);
  await expect(row).not.toContainText('Running');
});

test('a slow network shows that something is on its way', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await setWeather(page, 'slow-network');
  const timer = miniTimer(page);
  await timer.start.click();
  await expect(timer.whole.getByRole('button')).toHaveAttribute('data-pending', 'true');
  await expect(timer.description).toHaveAttribute('readonly');
  await openByMenu(page, 'ClockWork');
  await expect(page.getByText('The entries are loading')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
});

test('a server that is down keeps nobody at the gateway for good', async ({ page, faults }) => {
  faults.announce(failedRequest);
  await goToProvider(page);
  await setWeather(page, 'server-down');
  await choose(page, 'Ben Okafor');
  await expect(page.getByRole('main')).toContainText('Your tenants could not be read.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('Your tenants could not be read.');
  await setWeather(page, 'fair-weather');
  await page.getByRole('button', { name: 'Try again' }).click();
  await onDashboard(page);
});

test('a day that cannot be read can be asked again', async ({ page, faults }) => {
  faults.announce(failedRequest);
  await enter(page, 'Ben Okafor');
  await setWeather(page, 'day-refused');
  await openByMenu(page, 'ClockWork');
  await expect(page.getByRole('main')).toContainText('The entries of this day could not be read.');
  await setWeather(page, 'fair-weather');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).not.toContainText('could not be read');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
});

test('rights that cannot be read can be asked again', async ({ page, faults }) => {
  faults.announce(failedRequest, /PageUnavailable/);
  await enter(page, 'Ben Okafor');
  await setWeather(page, 'profile-refused');
  await page.reload();
  await expect(page.getByText('Your rights in this tenant could not be read.')).toBeVisible();
  await setWeather(page, 'fair-weather');
  await page.getByRole('button', { name: 'Try again' }).click();
  await onDashboard(page);
});

test('a token about to expire is renewed without a word', async ({ page }) => {
  const grants: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/mocks/identity/token')) return;
    grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '');
  });
  await goToProvider(page);
  await setWeather(page, 'token-about-to-expire');
  await choose(page, 'Ben Okafor');
  await onDashboard(page);
  const timer = miniTimer(page);
  await expect(timer.start).toBeEnabled();
  await moveClock(page, 30);
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();
  expect(grants).toContain('refresh_token');
});

test('a token that has expired ends the session', async ({ page, faults }) => {
  faults.announce(/status of 40[01]/); // it may run out on the way, and is not renewed
  await goToProvider(page);
  await setWeather(page, 'token-expired');
  await choose(page, 'Ben Okafor');
  await onSessionTimeOut(page);
});

test('a browser that refuses to keep data still runs the app, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await signInAndEnter(page, 'Ben Okafor');
  await expect(page.getByText('This browser keeps no data').first()).toBeVisible();
  const timer = miniTimer(page);
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();
});

test('a damaged database is built anew, and the person is told', async ({ page }) => {
  // A page of the app's origin that opens no database: a sign-in without a client is refused.
  await page.goto('/mocks/identity/authorize.html');
  await expect(page.getByRole('heading', { name: 'This sign-in was refused' })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('atrium-demo', 1);
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('entries');
        });
        opening.addEventListener('error', () => reject(new Error('It could not be damaged.')));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
  );
  await signInAndEnter(page, 'Ben Okafor');
  await expect(page.getByText('have been built anew').first()).toBeVisible();
  await expect(miniTimer(page).start).toBeEnabled();
});
