import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, miniTimer, onClockWork, onDashboard, openPalette } from './support/journey.ts';

const settings = (page: Page) => page.getByRole('dialog', { name: 'Appearance' });

/** Selects in the settings panel, which stays open. */
const selectLook = (page: Page, group: string, choice: string) =>
  settings(page)
    .getByRole('radiogroup', { name: group })
    .getByText(choice, { exact: true })
    .click();

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect(settings(page)).toBeVisible();
}

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test('the command palette opens pages and starts and stops the timer', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await expect(timer.start).toBeEnabled();
  await openPalette(page);
  await page.keyboard.type('start the timer');
  await page.keyboard.press('Enter');
  await expect(timer.elapsed).toBeVisible();

  await openPalette(page);
  await page.keyboard.type('stop');
  await expect(option(page, /^Stop the timer/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(timer.start).toBeVisible();

  // Also while typing, and the typed text stays.
  await timer.description.fill('Answer the tender');
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(timer.description).toBeFocused();
  await expect(timer.description).toHaveValue('Answer the tender');

  const search = await openPalette(page);
  await page.keyboard.type('clkwork');
  await expect(option(page, /^ClockWork/)).toBeVisible();
  await page.keyboard.press('Enter');
  await onClockWork(page);
  await expect(search).toBeHidden();
});

test('a layout is kept after a reload and shown in the other tab at once', async ({
  page,
  context,
}) => {
  await enter(page, 'Ben Okafor');
  const second = await context.newPage();
  await second.goto('/dashBoard');
  await onDashboard(second);

  await page.bringToFront();
  await openSettings(page);
  await selectLook(page, 'Layout', 'Horizontal');
  await selectLook(page, 'Top bar', 'Dark');
  await selectLook(page, 'Density', 'Compact');
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'Tools', includeHidden: true })).toBeVisible();
    await expect(tab.locator('html')).toHaveAttribute('data-density', 'compact');
  }
  await page.keyboard.press('Escape');

  await page.reload();
  await onDashboard(page);
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: 'ClockWork', exact: true }).click();
  await onClockWork(page);

  await openSettings(page);
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(second.getByRole('button', { name: 'Tools' })).toBeHidden();
});

test('the app enters and leaves full screen', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  const fillsScreen = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.poll(fillsScreen).toBe(true);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(fillsScreen).toBe(false);
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

/** The side menu: its width and its pin button. */
const sideMenu = (page: Page) => ({
  pin: page.getByRole('button', { name: 'Keep menu open' }),
  full: page.getByRole('navigation', { name: 'Main menu' }),
  collapsed: () => expect.poll(() => menuWidth(page)).toBeLessThan(60),
  open: () => expect.poll(() => menuWidth(page)).toBeGreaterThan(200),
});

const menuWidth = async (page: Page): Promise<number> =>
  (await page.getByRole('navigation', { name: 'Main menu' }).boundingBox())?.width ?? 0;

/** The left edge of the page's main content. */
const getPageStart = async (page: Page) => (await page.getByRole('main').boundingBox())?.x;

test('the menu is collapsed between 993 and 1600 px until the user pins it', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  const { pin, collapsed, open } = sideMenu(page);
  for (const [width, expected] of [
    [993, collapsed],
    [1600, collapsed],
    [1601, open],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expected();
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.click();
  await open();
  await page.reload();
  await onDashboard(page);
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await open();
  await pin.click();
  await page.mouse.move(800, 500);
  await page.setViewportSize({ width: 1800, height: 900 });
  await collapsed();
});

test('a collapsed menu expands over the page on hover and on keyboard focus', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  const { pin, full, collapsed, open } = sideMenu(page);
  await collapsed();
  const starts = await getPageStart(page);
  const link = full.getByRole('link', { name: 'ClockWork', exact: true });
  const before = await link.boundingBox();
  await link.hover();
  await open();
  expect(await getPageStart(page)).toBe(starts);
  // The hovered link stays under the pointer.
  expect((await link.boundingBox())?.y).toBe(before?.y);
  await page.keyboard.press('Escape');
  await collapsed();
  await page.mouse.move(800, 500);
  await link.hover();
  await open();
  await link.click();
  await onClockWork(page);
  // The menu closes under the pointer, and the focus moves to the new page's heading.
  await collapsed();
  await expect(page.getByRole('heading', { level: 1, name: 'ClockWork' })).toBeFocused();
  await page.mouse.move(800, 500);

  await page.keyboard.press('Tab');
  await pin.focus();
  await link.focus();
  await open();
  expect(await getPageStart(page)).toBe(starts);
  await page.keyboard.press('Escape');
  await collapsed();
  await expect(link).toBeFocused();
  await pin.focus();
  await full.getByRole('link', { name: 'Dashboard' }).focus();
  await open();
  await page.keyboard.press('Enter');
  await onDashboard(page);
});
