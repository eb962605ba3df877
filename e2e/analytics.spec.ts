import { expect, test } from './fixtures.ts';
import { openAsAva } from './support/journey.ts';

test('a team’s hours are requested, shared by their link and saved as a file', async ({ page }) => {
  await openAsAva(page, '/clockwork-analytics');
  await page.getByRole('button', { name: /Select Team/ }).press('Enter');
  await page.getByRole('option', { name: 'Mobile' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Period$/ }).press('Enter');
  await page.getByRole('option', { name: 'Last week' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  const table = page.getByRole('table', { name: 'ClockWork Analytics' });
  await expect(table.getByRole('rowheader', { name: 'Mobile' })).toBeVisible();
  await expect(page).toHaveURL(/filter\.period=lastWeek/);
  const hours = await table.innerText();

  const link = page.url();
  await page.goto('/dashBoard');
  await page.goto(link);
  await expect(table).toHaveText(hours, { useInnerText: true });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const day = String.raw`\d\d-[A-Z][a-z]{2}-\d{4}`;
  const name = new RegExp(`^ClockWorkAnalytics-${day} to ${day}\\.xlsx$`);
  expect((await downloading).suggestedFilename()).toMatch(name);
});

test('projects are filtered, and their popups lead from one to the next', async ({ page }) => {
  await openAsAva(page, '/project-analytics');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'On my watch list' }).press('Space');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/filters=.*OnWatchlist/);
  await filters.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/OnWatchlist/);

  await expect(page.getByRole('treeitem', { name: /^AS-001/ })).toBeVisible();
  await page.getByRole('tree', { name: 'Projects' }).press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup.getByText('Total time', { exact: true })).toBeVisible();
  const first = page.url();
  await expect(popup.getByText(/^1 of \d+$/)).toBeVisible();
  await popup.getByRole('button', { name: 'Next project' }).click();
  await expect(popup.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await popup.getByRole('button', { name: 'Previous project' }).click();
  await expect(page).toHaveURL(first);
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await expect(popup).toBeHidden();
});
