import { expect, test } from './fixtures.ts';
import { miniTimer, signInAndEnter } from './support/journey.ts';

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
