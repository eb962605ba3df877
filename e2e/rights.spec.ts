import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { origins, ports } from './real-provider/addresses.ts';
import { startApi, type RunningApi } from './real-provider/api.ts';
import { enterTenant, onDashboard } from './support/journey.ts';
import { enterOwnBrowser, openOwnBrowser } from './support/own-browser.ts';

test.use({ baseURL: origins.app });
// The tests share one server, and one of them changes a role.
test.describe.configure({ mode: 'serial' });

let api: RunningApi;

test.beforeAll(async () => {
  api = await startApi({ port: ports.rightsApi, origin: origins.app });
});

test.afterAll(() => api.stop());

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

/** Ava in Aster Labs, in a browser of her own. */
async function openAva(browser: Parameters<typeof openOwnBrowser>[0]): Promise<Page> {
  const page = await openOwnBrowser(browser, origins.rightsApi);
  await page.getByRole('button', { name: 'Ava Stone' }).click();
  await enterTenant(page, 'Aster Labs');
  await onDashboard(page);
  return page;
}

test('people are invited at once, a wrong address is named, and one of them accepts', async ({
  browser,
}) => {
  const ava = await openAva(browser);
  await ava.goto('/employeeUsers/inviteUsers');
  const people = ava.getByRole('textbox', { name: 'People to invite' });
  await people.fill('Mia Lund <mia@demo.test>\nno-address\nomar@demo.test\nben@demo.test');
  await expect(ava.getByText('Line 2: no-address is not an email address')).toBeVisible();
  await people.fill('Mia Lund <mia@demo.test>\nomar@demo.test\nben@demo.test');
  await expect(ava.getByText('3 people can be invited.')).toBeVisible();
  await ava.getByRole('button', { name: 'Send invitations' }).click();
  await expect(ava.getByRole('main')).toContainText('2 people were invited.');
  await expect(ava.getByText(/^ben@demo\.test: /)).toBeVisible();
  await expect(people).toHaveValue('ben@demo.test');

  const mia = await openOwnBrowser(browser, origins.rightsApi);
  await mia.getByRole('button', { name: 'Mia Lund' }).click();
  await mia.getByRole('button', { name: 'Accept the invitation to Aster Labs' }).click();
  await expect(mia.getByRole('banner')).toContainText('Aster Labs');
  await ava.goto('/employeeUsers?sort=-name');
  await expect(ava.getByRole('row', { name: /Mia Lund/ })).toContainText('Active');
  await expect(ava.getByRole('row', { name: /omar@demo\.test/ }).first()).toContainText('Invited');
  for (const page of [ava, mia]) await page.context().close();
});

test('Ben requests a missing right, and has it once Ava has granted it by a role', async ({
  browser,
}) => {
  const ben = await enterOwnBrowser(browser, origins.rightsApi, 'Ben Okafor');
  await ben.goto('/tags');
  await ben.getByRole('button', { name: 'Request access' }).click();
  const request = ben.getByRole('dialog', { name: 'Request access' });
  await request.getByRole('textbox').fill('I sort the projects.');
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(request.getByText('You’ll be notified of the answer.')).toBeVisible();

  const ava = await openAva(browser);
  await ava.goto('/accessRequests');
  await ava
    .getByRole('row', { name: /Ben Okafor/ })
    .getByRole('button', { name: /^Answer/ })
    .click();
  const answer = ava.getByRole('dialog', { name: /^Ben Okafor requests/ });
  await expect(answer).toContainText('I sort the projects.');
  await answer.getByText('Tag editor', { exact: true }).click();
  await answer.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(answer).toBeHidden();
  await expect(ava.getByRole('row', { name: /Ben Okafor/ })).toContainText('Granted');

  await ben.reload();
  await expect(ben.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
  for (const page of [ava, ben]) await page.context().close();
});

test('a role is saved once its effect is shown, and who has it finds the page in the menu', async ({
  browser,
}) => {
  const ben = await enterOwnBrowser(browser, origins.rightsApi, 'Ben Okafor');
  await expect(menuLink(ben, 'Vendors')).toHaveCount(0);
  const ava = await openAva(browser);
  await ava.goto('/role');
  await ava.getByRole('link', { name: 'Employee', exact: true }).click();
  await ava.getByRole('textbox', { name: 'Search rights' }).fill('vendors');
  await ava.getByRole('main').getByText('Vendors', { exact: true }).click();
  await ava.getByRole('button', { name: 'Update' }).click();
  const preview = ava.getByRole('dialog', { name: 'Save these rights?' });
  await expect(preview).toContainText('4 users have this role.');
  await expect(preview).toContainText('Ben Okafor');
  await preview.getByRole('button', { name: 'Save' }).click();
  await expect(ava).toHaveURL(/\/role$/);

  await expect(menuLink(ben, 'Vendors')).toBeVisible();
  await menuLink(ben, 'Vendors').click();
  await expect(ben.getByRole('link', { name: 'Add Vendor' })).toBeVisible();
  for (const page of [ava, ben]) await page.context().close();
});
