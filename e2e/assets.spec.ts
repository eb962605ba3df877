import { expect, test } from './fixtures.ts';
import { openAsAva } from './support/journey.ts';

test('the depreciation of a year is run, and its assets are listed', async ({ page }) => {
  await openAsAva(page, '/assetDepreciation');
  const waiting = page.getByRole('row', { name: 'Not run' }).first().getByRole('link');
  const name = String(await waiting.textContent());
  await page.getByRole('button', { name: `Run ${name}` }).click();
  const received = page.getByRole('dialog', { name: `${name} completed` });
  await expect(received).toContainText('First run for this year.');
  await received.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Depreciation ${name}`);
  await page.getByRole('link', { name: /^AS-/ }).first().click();
  await expect(page.getByText('Warranty Start Date')).toBeVisible();
});
