import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  atProvider,
  selectPerson,
  selectInUserMenu,
  onDashboard,
  onSessionTimeOut,
  openByMenu,
  signIn,
  type DemoPerson,
} from './support/journey.ts';

const settings = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Organization Settings', level: 1 }),
  name: page.getByRole('textbox', { name: /^Name/ }),
  address: page.getByRole('textbox', { name: /^Address/ }),
  save: page.getByRole('button', { name: 'Save', exact: true }),
  unsaved: page.getByText('You have unsaved changes.'),
  restore: page.getByRole('button', { name: 'Restore' }),
  missing: page.getByText(/has no organization settings yet/),
});

async function signInAgain(page: Page, name: DemoPerson): Promise<void> {
  await page.getByRole('link', { name: 'Back to Signin' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await atProvider(page);
  await selectPerson(page, name);
}

test('Farid sets up his tenant, and the menu becomes available at once', async ({ page }) => {
  await signIn(page, 'Farid Haddad');
  const form = settings(page);
  await expect(form.missing).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await form.name.fill('Cedar Holding');
  await form.save.click();
  await expect(form.missing).toBeHidden();
  await expect(page.getByRole('banner').getByText('Cedar Holding')).toBeVisible();
  await openByMenu(page, 'Dashboard');
  await onDashboard(page);

  await page.reload();
  await onDashboard(page);
  await expect(page.getByRole('banner').getByText('Cedar Holding')).toBeVisible();
});

test('the app asks before unsaved changes are left, and keeps them if the user stays', async ({
  page,
}) => {
  await signIn(page, 'Farid Haddad');
  const form = settings(page);
  await form.save.click();
  await expect(form.missing).toBeHidden();
  await form.address.fill('Pine Road 4');
  await openByMenu(page, 'Dashboard');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(form.address).toHaveValue('Pine Road 4');
  await openByMenu(page, 'Dashboard');
  await question.getByRole('button', { name: 'Leave' }).click();
  await onDashboard(page);
  await page.goBack();
  await expect(form.heading).toBeVisible();
  await expect(form.address).toHaveValue('');
  await expect(form.restore).toBeHidden();
});

test('a partly filled form survives a session time-out, but only for its own user', async ({
  page,
}) => {
  await signIn(page, 'Farid Haddad');
  const form = settings(page);
  await form.save.click();
  await expect(form.missing).toBeHidden();
  await form.address.fill('Pine Road 4');
  // The prompt is open when the session ends: it closes and does not block the user.
  await openByMenu(page, 'Dashboard');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.evaluate(() => {
    const word = { word: 'timedOut', subject: 'farid' };
    new BroadcastChannel('atrium.session').postMessage(word);
  });
  await onSessionTimeOut(page);
  await expect(question).toBeHidden();

  await signInAgain(page, 'Ben Okafor');
  await onDashboard(page);
  await expect(page.getByText('You have an unsaved draft from last time.')).toBeHidden();
  await selectInUserMenu(page, 'Logout');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await atProvider(page);
  await selectPerson(page, 'Farid Haddad');
  await onDashboard(page);
  await page.getByRole('link', { name: 'Organization Settings', exact: true }).click();
  await expect(page.getByText('You have an unsaved draft from last time.')).toBeVisible();
  await expect(form.address).toHaveValue('');
  await form.restore.click();
  await expect(form.address).toHaveValue('Pine Road 4');
  await expect(form.unsaved).toBeVisible();
  await form.save.click();
  await expect(form.unsaved).toBeHidden();
  await page.reload();
  await expect(form.address).toHaveValue('Pine Road 4');
  await expect(form.restore).toBeHidden();
});

test('full storage blocks no one from working, and is reported once', async ({ page }) => {
  await page.addInitScript(() => {
    const isRejected = (key: string) =>
      /^atrium\.(?:tenant|device\.(?:drafts|preferences))/.test(key);
    const setItem: Storage['setItem'] = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = new Proxy(setItem, {
      apply: (originalSetItem, storage, [key, value]: [string, string]) => {
        if (isRejected(key)) throw new DOMException('Full.', 'QuotaExceededError');
        Reflect.apply(originalSetItem, storage, [key, value]);
      },
    });
  });
  await signIn(page, 'Farid Haddad');
  const form = settings(page);
  await form.address.fill('Pine Road');
  const received = page.getByText('Storage is full.');
  await expect(received).toHaveCount(1);
  await form.address.fill('Pine Road 4');
  await form.save.click();
  await expect(form.missing).toBeHidden();
  await openByMenu(page, 'Dashboard');
  await onDashboard(page);
});

test('the logo is shown in the top bar as soon as it is uploaded', async ({ page }) => {
  await signIn(page, 'Farid Haddad');
  const form = settings(page);
  await expect(form.missing).toBeVisible();
  const inBar = page.getByRole('banner').locator('img');
  await expect(inBar).toHaveCount(0);
  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 32, height: 32 } });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: image });
  await expect(inBar).toHaveJSProperty('naturalWidth', 32);
  await page.reload();
  await expect(inBar).toHaveJSProperty('naturalWidth', 32);
});
