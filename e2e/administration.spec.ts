import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openAsAva, openByMenu } from './support/journey.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Finds someone by typing and selects them. */
async function selectPerson(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name }).click();
}

test('an employee leaves, their reports get a new manager, and they come back without them', async ({
  page,
}) => {
  await openAsAva(page, '/employees');
  await page.getByRole('link', { name: 'Grace Kim', exact: true }).first().click();
  await expect(heading(page, 'Grace Kim')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as left' }).click();
  const leaving = page.getByRole('dialog', { name: 'Grace Kim leaves' });
  await expect(leaving).toContainText('Direct reports (5)');
  await selectPerson(page, 'New manager of the direct reports', 'Jon Berg');
  await leaving.getByRole('button', { name: 'Mark as left' }).click();
  await expect(leaving).toBeHidden();
  await expect(page.getByText('Left', { exact: true })).toBeVisible();
  await expect(page.getByText('Direct reports (0)')).toBeVisible();

  await page.getByRole('button', { name: 'Bring back' }).click();
  const returning = page.getByRole('dialog', { name: 'Grace Kim comes back' });
  await expect(returning).toContainText('What was handed over stays with the new people');
  await returning.getByRole('button', { name: 'Bring back' }).click();
  await expect(returning).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mark as left' })).toBeVisible();
  await page.goto('/employees/chart?view=list');
  await expect(page.getByRole('row', { name: 'Ben Okafor' })).toContainText('Jon Berg');
  await expect(page.getByRole('row', { name: 'Grace Kim' })).toContainText('No manager');
});

test('Ava views Atrium as Ben: a banner says so, nothing is saved, and she ends it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.announce(/403/);
  await openAsAva(page, '/employeeUsers');
  await page.getByRole('link', { name: 'Ben Okafor', exact: true }).click();
  await page.getByRole('button', { name: 'View as this person' }).click();
  const question = page.getByRole('alertdialog', { name: 'View Atrium as Ben Okafor?' });
  await question.getByRole('button', { name: 'View as this person' }).click();
  const banner = page.getByText('You view Atrium as Ben Okafor.');
  await expect(banner).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'ClockWork', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Employees', exact: true })).toHaveCount(0);

  await page.reload();
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(banner).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Employees', exact: true })).toBeVisible();
});

test('Ava connects her calendar at its provider, and an event becomes an entry', async ({
  page,
}) => {
  await openAsAva(page, '/google/auth');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect your calendar?' });
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Demo calendar' })).toBeVisible();
  await expect(page.getByText('ava@demo.test')).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/google/auth');

  await openByMenu(page, 'ClockWork');
  const start = page.getByRole('button', { name: /^Start an entry for / }).first();
  const title = ((await start.getAttribute('aria-label')) ?? '').replace(
    /^Start an entry for /,
    '',
  );
  await start.click();
  await expect(page.getByRole('row', { name: title })).toContainText('Running');
});

test('two versions of a script are compared, and the older one is restored as a new one', async ({
  page,
}) => {
  await openAsAva(page, '/script');
  await page.getByRole('link', { name: 'Greeting', exact: true }).click();
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(5);
  await page.getByRole('button', { name: 'Compare version 2 with version 1' }).click();
  const compared = page.getByRole('dialog', { name: 'Version 1 and version 2' });
  await expect(compared.getByText('Added:').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(compared).toBeHidden();

  await page.getByRole('button', { name: 'Restore version 2' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore version 2?' });
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(versions).toHaveCount(6);
  await expect(versions.first()).toContainText('Version 6');
  await expect(versions.first()).toContainText('54 characters');
  await expect(page.getByRole('button', { name: 'Restore version 5' })).toBeEnabled();
});

test('a file of zip codes is imported without its invalid lines, which are listed', async ({
  page,
}) => {
  const lines = [
    'zip,city,state',
    '10001,New York,NY',
    '1000A,Nowhere,NY',
    '99950,Ketchikan,AK',
    '60601,Chicago,XX',
  ];
  await openAsAva(page, '/usZipCode/importZipCodes');
  const file = { name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('input[type="file"]').setInputFiles(file);
  const invalid = page.getByRole('main').getByRole('row');
  await expect(invalid.filter({ hasText: 'Nowhere' })).toContainText(
    'The zip code doesn’t have five digits.',
  );
  await expect(invalid.filter({ hasText: 'Chicago' })).toContainText('There is no such state.');
  await page.getByText('Import the valid lines only').click();
  await page.getByRole('button', { name: /^Import \d zip codes?$/ }).click();
  await expect(page.getByText(/^\d zip codes? w(as|ere) imported\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the zip codes' }).click();
  await page.goto('/usZipCode?sort=-zip');
  await expect(page.getByRole('row', { name: /99950/ })).toContainText('Ketchikan');
});
