import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  atProvider,
  selectPerson,
  enter,
  miniTimer,
  moveClock,
  onSessionTimeOut,
  openByMenu,
  returnToTab,
} from './support/journey.ts';

const onProfile = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();

async function openProfile(page: Page, tab = ''): Promise<void> {
  await page.goto(`/profile${tab}`);
  await onProfile(page);
}

/** Finds a time zone by typing and selects it. */
async function selectTimeZone(page: Page, typed: string, option: RegExp): Promise<void> {
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill(typed);
  await page.getByRole('option', { name: option }).click();
  await expect(zone).toHaveValue(option);
}

const portrait = {
  name: 'portrait.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#0a7"/></svg>',
  ),
};

test('a changed time zone takes effect everywhere at once, including the times in ClockWork', async ({
  page,
}) => {
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await timer.description.fill('Follow the sun');
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();
  // A running entry shows another duration each second.
  await timer.stop.click();
  await expect(timer.start).toBeVisible();
  await openByMenu(page, 'ClockWork');
  const row = page.getByRole('row', { name: /Follow the sun/ });
  const inBerlin = (await row.textContent()) ?? '';

  await openProfile(page, '?tab=settings');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await selectTimeZone(page, 'tokyo', /Asia\/Tokyo/);
  await page.getByText('MM/DD/YYYY', { exact: true }).click();
  await save.click();
  await expect(page.getByText('Your settings have been saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('MM/DD/YYYY')).toBeVisible();
  await openByMenu(page, 'ClockWork');
  await expect(row).not.toHaveText(inBerlin);
});

test('an uploaded image is shown at once on the card and in the top bar', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await openProfile(page);
  const inTopBar = page.getByRole('button', { name: /^User menu of/ }).locator('img');
  await expect(inTopBar).toHaveCount(0);
  await page.locator('input[type="file"]').setInputFiles(portrait);
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Your profile picture has been changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(inTopBar).toHaveAttribute('src', /^blob:/);
  await page.reload();
  await expect(inTopBar).toHaveAttribute('src', /^blob:/);
});

test('two tabs that change the settings both show the version saved last', async ({
  page,
  context,
}) => {
  await enter(page, 'Ben Okafor');
  await openProfile(page, '?tab=settings');
  const second = await context.newPage();
  await openProfile(second, '?tab=settings');
  const getTimeZoneField = (tab: Page) => tab.getByRole('combobox', { name: 'Time zone' });

  await selectTimeZone(page, 'tokyo', /Asia\/Tokyo/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(getTimeZoneField(second)).toHaveValue(/Asia\/Tokyo/);
  await selectTimeZone(second, 'lisbon', /Europe\/Lisbon/);
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(getTimeZoneField(page)).toHaveValue(/Europe\/Lisbon/);
  await expect(getTimeZoneField(second)).toHaveValue(/Europe\/Lisbon/);
});

test('unsaved settings are restored after a session time-out', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await openProfile(page, '?tab=settings');
  await selectTimeZone(page, 'tokyo', /Asia\/Tokyo/);
  await moveClock(page, 2 * 3600);
  await returnToTab(page);
  await onSessionTimeOut(page);

  await page.getByRole('link', { name: 'Back to Signin' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await atProvider(page);
  await selectPerson(page, 'Ben Okafor'); // The user is back on the same page.
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue(/Asia\/Tokyo/);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved yet')).toBeHidden();
});
