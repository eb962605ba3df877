import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, failedRequest, test } from './fixtures.ts';
import { openAsAva } from './support/journey.ts';
import { setNetworkScenario } from './support/network-scenario.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
/** Input is stored on the device after a pause in typing. */
const waitForDraft = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('atrium.device.drafts')))
    .toContain(text);
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('Ava adds a service, duplicates it, deletes it, and finds her list as she left it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.announce(/status of 409/); // The name is already taken.
  await openAsAva(page, '/services?sort=-name&filter.search=drill');
  await expect(page.getByText('No results found.')).toBeVisible();
  await page.getByRole('link', { name: 'Add Service' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('There are 3 problems')).toBeVisible();
  await field(page, 'Name').fill('Phishing drill');
  await field(page, 'Price').fill('$12,500.00');
  await field(page, 'User Limits').fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Service was created successfully.')).toBeVisible();
  await expect(page).toHaveURL(/sort=-name&filter\.search=drill/);
  await expect(row(page, 'Phishing drill')).toContainText('$12,500.00');
  await expect(page.getByRole('link', { name: 'Phishing drill', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'More actions for Phishing drill' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(field(page, 'Price')).toHaveValue('12500');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Fire drill');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Showing 1 - 2 of 2 records')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fire drill', exact: true })).toBeFocused();

  await page.getByRole('link', { name: 'Fire drill', exact: true }).focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Service?' });
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Service was deleted successfully.')).toBeVisible();
  await expect(row(page, 'Fire drill')).toHaveCount(0);

  await page.reload();
  await expect(row(page, 'Phishing drill')).toBeVisible();
});

test('the app asks before Ava leaves unsaved changes, and they survive a reload', async ({
  page,
}) => {
  await openAsAva(page, '/teams/addTeam');
  await field(page, 'Team Name').fill('Accessibility');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Team Name')).toHaveValue('Accessibility');

  await waitForDraft(page, 'Accessibility');
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await field(page, 'Description').fill('For everybody who cannot use a mouse.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team was created successfully.')).toBeVisible();
  await expect(heading(page, 'Teams')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Accessibility', exact: true })).toBeVisible();
});

test('after a save, the list scrolls to the record or says that its filters hide it', async ({
  page,
}) => {
  await openAsAva(page, '/vendors?pageSize=10');
  await page.getByRole('link', { name: 'Add vendor' }).click();
  await field(page, 'Name').fill('Zinc and Sons');
  await page.keyboard.press('Enter');
  const saved = page.getByRole('link', { name: 'Zinc and Sons', exact: true });
  await expect(saved).toBeFocused();

  await page.getByRole('textbox', { name: 'Search' }).fill('Zinc and');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 - 1 of 1 records')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Zinc and Sons' }).click();
  await field(page, 'Name').fill('Copper and Sons');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Copper and Sons.* was saved but is hidden/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('link', { name: 'Copper and Sons', exact: true })).toBeFocused();
});

test('text typed next to an offered draft survives a reload, as does text typed in a dialog', async ({
  page,
}) => {
  await openAsAva(page, '/teams/addTeam');
  await field(page, 'Team Name').fill('Accessibility');
  await waitForDraft(page, 'Accessibility');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await field(page, 'Team Name').fill('Typography');
  await waitForDraft(page, 'Typography');
  await page.reload();
  await expect(field(page, 'Team Name')).toHaveValue('Typography');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Team Name')).toHaveValue('Accessibility');
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();

  await page.goto('/teams');
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await page.getByRole('button', { name: 'Add Group' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Group' });
  await dialog.getByRole('textbox', { name: 'Group Name' }).fill('Illustration');
  await waitForDraft(page, 'Illustration');
  await page.reload();
  await page.getByRole('button', { name: 'Add Group' }).first().click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Group Name' })).toHaveValue('Illustration');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Illustration', exact: true })).toBeVisible();
});

test('a list is exported in full and shows its previous rows on return, even if it cannot load', async ({
  page,
  pageErrors,
}) => {
  pageErrors.announce(failedRequest);
  await openAsAva(page, '/services');
  await expect(page.getByText('Showing 1 - 10 of 12 records')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await downloading).path();
  // Every matching record, not only the current page, below the column titles.
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(13);

  await page.getByRole('link', { name: 'Cloud backup', exact: true }).click();
  await expect(heading(page, 'Cloud backup')).toBeVisible();
  await setNetworkScenario(page, 'server-down');
  await page.goBack();
  await expect(page.getByText('Showing 1 - 10 of 12 records')).toBeVisible();
  await expect(page.getByText('Showing the previous results.')).toBeVisible();
  await setNetworkScenario(page, 'healthy-network');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Showing the previous results.')).toBeHidden();
});
