import { expect, test } from './fixtures.ts';
import { miniTimer, signInAndEnter } from './support/journey.ts';

test('the app runs in a browser that blocks storage, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await signInAndEnter(page, 'Ben Okafor');
  await expect(page.getByText('This browser doesn’t allow storage').first()).toBeVisible();
  const timer = miniTimer(page);
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();
});
