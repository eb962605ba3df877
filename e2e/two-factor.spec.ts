import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from './fixtures.ts';
import {
  selectPerson,
  selectInUserMenu,
  enter,
  goToProvider,
  onDashboard,
  signIn,
} from './support/journey.ts';

/** Ben's tab of two-factor authentication, in the verify view. */
async function start(page: Page): Promise<void> {
  await enter(page, 'Ben Okafor');
  await page.goto('/profile?tab=twoFactor');
  await page.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByRole('img', { name: 'QR code for ben@demo.test' })).toBeVisible();
}

async function verify(page: Page, password: string): Promise<void> {
  const key = (await page.getByLabel('Security key').innerText()).replaceAll(/\s/g, '');
  const code = new TOTP({ secret: key }).generate();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Verification code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
}

test('Ben enables two-factor sign-in with an app code, saves his recovery codes, and disables it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page);
  await verify(page, 'guess');
  await expect(page.getByText('Password is incorrect')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await verify(page, 'demo');

  const list = page.getByRole('list', { name: 'Your recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();

  // They are shown only once: leaving shows a prompt first.
  await page.getByRole('link', { name: 'Account' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without your recovery codes?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(leaving).toBeHidden();
  await expect(list).toBeVisible();

  await page.getByRole('button', { name: 'Copy Codes' }).click();
  await expect(page.getByRole('tooltip')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await expect(page.getByRole('tooltip')).toBeHidden();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('atrium-recovery-codes.txt');
  const saved = await readFile(await file.path(), 'utf8');
  expect(saved).toBe(`Atrium recovery codes · ben@demo.test\n\n${codes.join('\n')}\n`);

  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText(/^You have setup 2FA for your account/)).toBeVisible();
  await expect(page.getByText('Enabled', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByLabel('Current password').fill('demo');
  await page.keyboard.press('Enter');
  const sure = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(sure.getByRole('button', { name: 'No' })).toBeFocused();
  await sure.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('2FA has been disabled for your account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
});

test('only the recovery codes are printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await start(page);
  await verify(page, 'demo');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: 'Your recovery codes' })).toBeVisible();
  await expect(page.getByText('Atrium recovery codes')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByText('Saved. You can proceed.')).toBeVisible();
});

/** Leo's demo provider prompts for his second factor. */
async function expectCodePrompt(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
}

test('Leo signs in with an app code, which the next tab does not request again', async ({
  page,
  context,
}) => {
  await signIn(page, 'Leo Park');
  await expectCodePrompt(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^This code is incorrect/);
  const code = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' }).generate();
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await onDashboard(page);

  const second = await context.newPage();
  await second.goto('/dashboard');
  await onDashboard(second);
});

test('Leo signs in with a recovery code, once, and generates new ones when few are left', async ({
  page,
}) => {
  const signInWith = async (code: string) => {
    await page.getByLabel('Code').fill(code);
    await page.keyboard.press('Enter');
  };
  await signIn(page, 'Leo Park');
  await expectCodePrompt(page);
  await signInWith('leos demo code 0001');
  await onDashboard(page);
  await selectInUserMenu(page, 'Logout');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await goToProvider(page);
  await selectPerson(page, 'Leo Park');
  await expectCodePrompt(page);
  await signInWith('LEOS-DEMO-CODE-0001');
  await expect(page.getByRole('alert')).toHaveText(/was already used/);
  await signInWith('LEOS-DEMO-CODE-0002');
  await onDashboard(page);

  await page.goto('/profile?tab=twoFactor');
  await expect(page.getByText(/^You have only 1 recovery code left/)).toBeVisible();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByLabel('Verification code').fill('LEOS-DEMO-CODE-0003');
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Your recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
});
