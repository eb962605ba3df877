import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  choose,
  chooseInUserMenu,
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
 * Colours change by a transition, however short: half of one has another contrast. What inherits a
 * colour begins its own when the other has ended, so that all is quiet after two frames without one.
 */
const colorsSettled = (page: Page) =>
  page.evaluate(async () => {
    const settle = async (quietFrames: number): Promise<void> => {
      if (quietFrames === 2) return;
      await new Promise(requestAnimationFrame);
      const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(changing.map(({ finished }) => finished));
      await settle(changing.length === 0 ? quietFrames + 1 : 0);
    };
    await settle(0);
  });

/** What is read first as the heading of the page; under a dialog there is none. */
const expectHeading = (page: Page, name: string) =>
  expect(page.locator('h1'), `${name}: one heading of the first level`).toHaveCount(1);

/** Nothing is wider than the screen. */
async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `${name}: wider than the screen by`).toBe(0);
}

/** Off by default, though WCAG 2.2 asks for it at level AA. */
const targetSize = { 'target-size': { enabled: true } };

/**
 * What looks at the page for what is wrong: to list what is right takes longer than to find it. No
 * page of ours holds a frame of another site, for which axe would open a page of its own each time.
 */
async function inspector(page: Page, rules = {}): Promise<AxeBuilder> {
  // Half a megabyte of axe is read once for each page, not for each look at it.
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

/** axe finds nothing on the page as it is; in the dark theme other colours are all there is to ask. */
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

/** On a phone everything has room, and a finger finds it. */
async function expectRoom(page: Page, name: string): Promise<void> {
  await expectHeading(page, name);
  await expectNoOverflow(page, name);
  await expectNothingFound((await inspector(page)).withRules(['target-size']), name);
}

test('start page, sign-in and gateway', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page, 'start page');
  await goToProvider(page);
  await expectAccessible(page, 'demo sign-in');
  await choose(page, 'Ava Stone');
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

/** The pages of the five catalogues, each with its heading; a view is opened from its list. */
const catalogues = [
  { list: '/services', title: 'Services', add: '/services/service/AddService' },
  { list: '/tools', title: 'Tools', add: '/tools/ToolAdd' },
  { list: '/products', title: 'Products', add: '/products/addProducts' },
  { list: '/teams', title: 'Teams', add: '/teams/addTeam' },
  { list: '/vendors', title: 'Vendors', add: '/vendors/addVendor' },
];

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

type Look = (page: Page, name: string) => Promise<void>;

/** As it is on a wide screen and, the same page, on a phone. */
const expectFine: Look = async (page, name) => {
  await expectAccessible(page, name);
  await page.setViewportSize(phone);
  await expectRoom(page, `${name}, on a phone`);
  await page.setViewportSize(wide);
};

/** The list, which is open, a form with faults and a view of a catalogue. */
async function lookAt(
  page: Page,
  { list, title, add }: (typeof catalogues)[number],
  look: Look,
): Promise<void> {
  const first = page.getByRole('rowheader').first();
  await expect(first).toBeVisible();
  await look(page, title);
  await page.goto(add);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^There (is a problem|are \d+ problems)$/)).toBeVisible();
  await look(page, `${title}, form with faults`);
  await page.goto(list);
  await first.getByRole('link').click();
  await expect(page.getByText(/^Last changed by/).first()).toBeVisible();
  await look(page, `${title}, view`);
}

// Looked at whole are one of records alone and one of records with parts. The others are made of the
// same parts, which axe has looked at in their stories: here they have room on a phone.
const isWhole = ({ title }: (typeof catalogues)[number]) =>
  title === 'Services' || title === 'Teams';

test.describe('on a wide screen and on a phone', () => {
  test.use({ viewport: wide });

  for (const each of catalogues.filter(isWhole)) {
    test(`${each.title}: list, form and view`, async ({ page }) => {
      await openAsAva(page, each.list);
      await lookAt(page, each, expectFine);
    });
  }

  test('notifications, organization settings and a page that is not there', async ({ page }) => {
    await openAsAva(page, '/notification');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectFine(page, 'notifications');
    await page.goto('/organizationSettings');
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await expectFine(page, 'organization settings');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Sorry, page not found' })).toBeVisible();
    await expectFine(page, 'not found');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the other catalogues: list, form and view', async ({ page }) => {
    await openAsAva(page, '/dashBoard');
    for (const each of catalogues.filter((one) => !isWhole(one))) {
      await test.step(each.title, async () => {
        await page.goto(each.list);
        await lookAt(page, each, expectRoom);
      });
    }
  });
});
