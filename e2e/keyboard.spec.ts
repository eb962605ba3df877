import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  atProvider,
  selectInUserMenu,
  selectLanguage,
  enter,
  miniTimer,
  onClockWork,
  onDashboard,
  onSelectTenant,
} from './support/journey.ts';

/** Removes the focus, as a click outside of everything does. */
const leaveFields = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

test('a user signs in and enters a tenant with the keyboard only', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('Enter');
  await atProvider(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ava Stone' })).toBeFocused();
  await page.keyboard.press('Enter');
  await onSelectTenant(page);
  await expect(page.getByRole('button', { name: 'Tenant' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Tenant' })).toContainText('birch works');
  // The list is closed, and the focus is back.
  await expect(page.getByRole('button', { name: 'Tenant' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Enter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await onDashboard(page);
});

test('the n key starts and the s key stops the timer, but not while the user types', async ({
  page,
}) => {
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await expect(timer.start).toBeEnabled();
  await timer.description.pressSequentially('nine snails');
  await expect(timer.description).toHaveValue('nine snails');
  await expect(timer.start).toBeVisible();
  await leaveFields(page);
  await page.keyboard.press('n');
  await expect(timer.elapsed).toBeVisible();
  await timer.description.press('End');
  await timer.description.press('s');
  await expect(timer.stop).toBeVisible();
  await leaveFields(page);
  await expect(timer.description).toHaveValue('nine snailss');
  await page.keyboard.press('s');
  await expect(timer.start).toBeVisible();

  // ? lists the shortcuts, and no shortcut works under a dialog.
  await expect(timer.start).toBeEnabled();
  await leaveFields(page);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Start the timer');
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(timer.start).toBeVisible();
});

test('the first Tab stop is the “Skip to content” link', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await page.reload();
  await onDashboard(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await onDashboard(page);
});

test('Arabic mirrors the page, and the language is kept for the user, as is the dark theme', async ({
  page,
}) => {
  await enter(page, 'Ben Okafor');
  await selectInUserMenu(page, 'Dark');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await selectLanguage(page, 'العربية');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Dashboard');
  const menu = await page.getByRole('navigation').boundingBox();
  expect(menu?.x).toBeGreaterThan(640);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test.describe('the app on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a drawer that closes once a page is selected', async ({ page }) => {
    await enter(page, 'Ben Okafor');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await drawer.getByRole('link', { name: 'ClockWork', exact: true }).click();
    await onClockWork(page);
    await expect(drawer).toBeHidden();
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow).toBe(0);
  });
});
