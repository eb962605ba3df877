import { AxeBuilder } from '@axe-core/playwright';
import { expect, failedRequest, test } from './fixtures.ts';
import { enter, miniTimer, onClockWork, onReadDay, openByMenu } from './support/journey.ts';

test('the demo server panel changes the network scenario while the app runs', async ({
  page,
  pageErrors,
}) => {
  pageErrors.announce(failedRequest);
  await enter(page, 'Ben Okafor');
  await page.getByRole('button', { name: 'Demo server' }).click();
  await page.getByRole('radio', { name: /^Day rejected/ }).check();
  const found = await new AxeBuilder({ page }).include('#demo-panel').analyze();
  expect(found.violations).toEqual([]);
  await page.keyboard.press('Escape');

  const opener = page.getByRole('button', { name: 'Demo: Day rejected' });
  await expect(opener).toBeVisible();
  await openByMenu(page, 'ClockWork');
  await expect(page.getByText('Couldn’t load this day’s entries.')).toBeVisible();

  await opener.click();
  await page.getByRole('radio', { name: /^No problems/ }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Try again' }).click();
  await onReadDay(page);
});

test('the demo data can be rebuilt', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await timer.description.fill('Soon forgotten');
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();

  await page.getByRole('button', { name: 'Demo server' }).click();
  await page.getByRole('button', { name: 'Rebuild the demo data and reload' }).click();
  // The signed-in user stays signed in.
  await expect(timer.start).toBeVisible();
  await openByMenu(page, 'ClockWork');
  await onClockWork(page);
  await onReadDay(page);
  await expect(page.getByRole('row', { name: 'Soon forgotten' })).toHaveCount(0);
});
