import { expect, test } from './fixtures.ts';
import { onDashboard, openAsAva } from './support/journey.ts';

test('a report keeps its last filters until they are cleared', async ({ page }) => {
  await openAsAva(page, '/assetPurchaseReport');
  await page.getByRole('button', { name: 'Computers' }).press('Enter');
  await expect(page).toHaveURL(/filter\.assetCategoryId=/);
  const shown = page.url();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  // The menu's link to the page that is still shown would keep the page and clear its filters.
  await onDashboard(page);
  await page.getByRole('link', { name: 'Asset Purchase Report' }).click();
  await expect(page).toHaveURL(shown);
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page).toHaveURL(/\/assetPurchaseReport$/);
  await page.goBack();
  await expect(page).toHaveURL(shown);
  await page.goForward();
  await expect(page).toHaveURL(/\/assetPurchaseReport$/);
});
