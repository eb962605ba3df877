import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from './fixtures.ts';
import { enter } from './support/journey.ts';

/** Ben's tab of two-factor authentication, in the verify view. */
async function begin(page: Page): Promise<void> {
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

test('Ben enables it with a code of his app, keeps his recovery codes, and disables it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await verify(page, 'guess');
  await expect(page.getByText('Password is incorrect')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await verify(page, 'demo');

  const list = page.getByRole('list', { name: 'Your recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();

  // They are shown this once: leaving asks first.
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
  await begin(page);
  await verify(page, 'demo');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: 'Your recovery codes' })).toBeVisible();
  await expect(page.getByText('Atrium recovery codes')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByText('Kept. You can proceed.')).toBeVisible();
});
