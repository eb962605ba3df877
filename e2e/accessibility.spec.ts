import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  selectPerson,
  selectInUserMenu,
  enter,
  goToProvider,
  onClockWork,
  onDashboard,
  onSelectTenant,
  openAsAva,
  openByMenu,
  signIn,
  signInAndEnter,
} from './support/journey.ts';

/**
 * Colors change by a transition, however short: halfway it has another contrast. An inheriting
 * element starts its transition when the other has ended, so all is idle after two frames without
 * one.
 */
const colorsSettled = (page: Page) =>
  page.evaluate(async () => {
    const settle = async (idleFrames: number): Promise<void> => {
      if (idleFrames === 2) return;
      await new Promise(requestAnimationFrame);
      const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(changing.map(({ finished }) => finished));
      await settle(changing.length === 0 ? idleFrames + 1 : 0);
    };
    await settle(0);
  });

/** Screen readers announce this heading first; a dialog hides it. */
const expectHeading = (page: Page, name: string) =>
  expect(page.locator('h1'), `${name}: one heading of the first level`).toHaveCount(1);

/** Nothing is wider than the screen once elements that depend on its width are rendered. */
async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond, `${name}: wider than the screen by`).toBe(0);
}

/** Off by default, though WCAG 2.2 requires it at level AA. */
const targetSize = { 'target-size': { enabled: true } };

/**
 * An axe builder that reports only violations: listing passes takes longer than finding them. No
 * page has a frame of another site, for which axe would open a new page each time.
 */
async function inspector(page: Page, rules = {}): Promise<AxeBuilder> {
  // Half a megabyte of axe is injected once per page, not once per check.
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'void axe' }) })
    .options({ rules, resultTypes: ['violations'] })
    .setLegacyMode();
}

async function expectNothingFound(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  }));
  expect(found, name).toEqual([]);
}

/** axe finds nothing on the page as it is; the dark theme differs only in colors. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  await expectHeading(page, name);
  await expectNoOverflow(page, name);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await colorsSettled(page);
  await expectNothingFound(await inspector(page, targetSize), name);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await colorsSettled(page);
  const contrast = (await inspector(page)).withRules(['color-contrast']);
  await expectNothingFound(contrast, `${name}, dark`);
}

/** On a phone everything fits, and targets are large enough for a finger. */
async function expectRoom(page: Page, name: string): Promise<void> {
  await expectHeading(page, name);
  await expectNoOverflow(page, name);
  await expectNothingFound((await inspector(page)).withRules(['target-size']), name);
}

test('the start page, the sign-in and the gateway are accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page, 'start page');
  await goToProvider(page);
  await expectAccessible(page, 'demo sign-in');
  await selectPerson(page, 'Ava Stone');
  await onSelectTenant(page);
  await expectAccessible(page, 'Select Tenant');
});

test('the access denied page and the session time-out page are accessible', async ({ page }) => {
  await signIn(page, 'Dan Reyes');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await expectAccessible(page, 'Access denied');
  await page.goto('/sessiontimeout');
  await expect(page.getByRole('link', { name: 'Back to Signin' })).toBeVisible();
  await expectAccessible(page, 'session timeout');
});

test('the Dashboard, the user menu and the list of shortcuts are accessible', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await expect(page.getByText('Hours this week')).toBeVisible();
  await expectAccessible(page, 'Dashboard');
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('Escape');
  await selectInUserMenu(page, 'Keyboard shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, 'shortcuts');
});

test('the midnight crossover prompt, ClockWork and its dialogs are accessible', async ({
  page,
}) => {
  await signInAndEnter(page, 'Grace Kim');
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

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Checks the page on a wide screen and on a phone. */
async function expectFine(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await page.setViewportSize(phone);
  await expectRoom(page, `${name}, on a phone`);
  await page.setViewportSize(wide);
}

test.describe('pages on a wide screen and on a phone', () => {
  test.use({ viewport: wide });

  // The other catalogues consist of the same parts.
  test('the Teams list, the form with errors and the view are accessible', async ({ page }) => {
    await openAsAva(page, '/teams');
    const first = page.getByRole('rowheader').first();
    await expect(first).toBeVisible();
    await expectFine(page, 'Teams');
    await page.goto('/teams/addTeam');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^There (is a problem|are \d+ problems)$/)).toBeVisible();
    await expectFine(page, 'form with faults');
    await page.goto('/teams');
    await first.getByRole('link').click();
    await expect(page.getByText(/^Last changed by/).first()).toBeVisible();
    await expectFine(page, 'view');
  });

  test('the notifications, the organization settings and the 404 page are accessible', async ({
    page,
  }) => {
    await openAsAva(page, '/notification');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectFine(page, 'notifications');
    await page.goto('/organizationSettings');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expectFine(page, 'organization settings');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Sorry, page not found' })).toBeVisible();
    await expectFine(page, 'not found');
  });
});
