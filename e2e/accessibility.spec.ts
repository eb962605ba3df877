import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  chooseInUserMenu,
  enter,
  goToProvider,
  onClockWork,
  onDashboard,
  onSelectTenant,
  openByMenu,
  signIn,
} from './support/journey.ts';

/** Colours change by a transition, however short: half of one has another contrast. */
const colorsSettled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  });

/** axe finds nothing on the page as it is, in the light and in the dark theme. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await colorsSettled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    }));
    expect(found, `${name}, ${colorScheme}`).toEqual([]);
  }
}

test('start page and sign-in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page, 'start page');
  await goToProvider(page);
  await expectAccessible(page, 'demo sign-in');
});

test('gateway', async ({ page }) => {
  await signIn(page, 'Ava Stone');
  await onSelectTenant(page);
  await expectAccessible(page, 'Select Tenant');
});

test('access denied and session timeout', async ({ page }) => {
  await signIn(page, 'Dan Reyes');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await expectAccessible(page, 'Access denied');
  await page.goto('/sessiontimeout');
  await expect(page.getByRole('link', { name: 'Back to Signin' })).toBeVisible();
  await expectAccessible(page, 'session timeout');
});

test('Dashboard, the person’s menu and the shortcuts', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await expect(page.getByText('Hours this week')).toBeVisible();
  await expectAccessible(page, 'Dashboard');
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('Escape');
  await chooseInUserMenu(page, 'Keyboard shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, 'shortcuts');
});

test('midnight crossover, ClockWork and its dialogs', async ({ page }) => {
  await enter(page, 'Grace Kim');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'midnight crossover');
  await page.getByRole('button', { name: 'Proceed to Fix' }).click();
  await onClockWork(page);
  await expect(page.getByRole('button', { name: 'Adjust', exact: true })).toBeVisible();
  await expectAccessible(page, 'ClockWork with a stale entry');
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAccessible(page, 'adjust with errors');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'delete');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await openByMenu(page, 'Dashboard');
  await onDashboard(page);
});

test('Profile and what its menu shows', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await page.goto('/profile');
  await expect(page.getByText('ben@demo.test')).toBeVisible();
  await expectAccessible(page, 'Account');
  await page.getByRole('link', { name: 'Change Password' }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Current password is required')).toBeVisible();
  await expectAccessible(page, 'Change Password');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeVisible();
  await expectAccessible(page, 'Settings');
});
