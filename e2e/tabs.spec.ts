import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  atProvider,
  chooseInUserMenu,
  enter,
  miniTimer,
  moveClock,
  onDashboard,
  onSessionTimeOut,
  returnToTab,
} from './support/journey.ts';

async function openSecondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/dashBoard');
  await onDashboard(tab);
  return tab;
}

test('a reload keeps the session, the tenant and the running entry', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await timer.description.fill('Proofread the contract');
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();
  await page.reload();
  await onDashboard(page);
  await expect(timer.stop).toBeVisible();
  await expect(timer.description).toHaveValue('Proofread the contract');
});

test('a second tab is signed in without asking and shows the same truth', async ({
  page,
  context,
}) => {
  await enter(page, 'Ben Okafor');
  const second = await openSecondTab(context);
  const there = miniTimer(second);
  await there.description.fill('Call the supplier');
  await there.start.click();
  await expect(there.elapsed).toBeVisible();

  await page.bringToFront();
  await returnToTab(page);
  const here = miniTimer(page);
  await expect(here.stop).toBeVisible();
  await expect(here.description).toHaveValue('Call the supplier');
  await here.stop.click();
  await expect(here.start).toBeVisible();
  await returnToTab(second);
  await expect(there.start).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await enter(page, 'Ben Okafor');
  const second = await openSecondTab(context);
  await chooseInUserMenu(second, 'Logout');
  await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await onSessionTimeOut(page);
  await page.goto('/dashBoard');
  await atProvider(page);
});

test('a session that has timed out leaves only what belongs to the device', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await chooseInUserMenu(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await moveClock(page, 2 * 3600);
  await returnToTab(page);
  await onSessionTimeOut(page);
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage).filter((key) => !key.startsWith('atrium.device.')),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')),
    preferences: localStorage.getItem('atrium.device.preferences'),
  }));
  expect(kept.local).toEqual([]);
  expect(kept.session).toEqual([]);
  expect(kept.preferences).toContain('dark');

  // The provider still knows the person, and asks nevertheless.
  await page.getByRole('link', { name: 'Back to Signin' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await atProvider(page);
});
