import { expect, test } from './fixtures.ts';
import {
  enter,
  enterTenant,
  miniTimer,
  onClockWork,
  onDashboard,
  onSelectTenant,
  openByMenu,
  openPalette,
  signIn,
  signInAndEnter,
} from './support/journey.ts';

test('Ben enters his only tenant immediately and tracks his work', async ({ page }) => {
  await enter(page, 'Ben Okafor');
  await expect(page).toHaveURL('/dashBoard');
  await expect(page.getByRole('banner')).toContainText('Aster Labs');

  const timer = miniTimer(page);
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();
  await timer.description.fill('Answer the tender');
  await timer.description.press('Enter');
  await expect(page.getByText('The entry was updated.')).toBeVisible();
  await timer.stop.click();
  await expect(timer.start).toBeVisible();
  await expect(timer.description).toHaveValue('');

  await openByMenu(page, 'ClockWork');
  await onClockWork(page);
  const row = page.getByRole('row', { name: 'Answer the tender' });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Running');
  await expect(timer.full).toBeHidden();
});

test('Chloe has no timer, and ClockWork names the missing right', async ({ page }) => {
  await enter(page, 'Chloe Martin');
  await expect(miniTimer(page).full).toBeHidden();
  await expect(page).toHaveTitle('Dashboard · Aster Labs · Atrium');
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toContainText('Show this list');
  await expect(shortcuts).not.toContainText('Start the timer');
  await page.keyboard.press('Escape');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Clients',
    'Reviews',
    'Engagements',
    'Notification',
    'Holidays',
    'Absences',
  ]);

  await page.goto('/ClockWork');
  await expect(menu).toBeVisible();
  const content = page.getByRole('main');
  await expect(content).toContainText('Access denied');
  await expect(content).toContainText('the “ClockWork” permission in Aster Labs');
  await expect(content).toContainText('clockwork.basic');
  await expect(content).toContainText('support@demo.test');
  await content.getByRole('button', { name: 'Request access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request access' });
  await expect(dialog).toContainText('Your request goes to Ava Stone and Kira Novak.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  await expect(miniTimer(page).full).toBeHidden();
  await content.getByRole('button', { name: 'Dashboard' }).click();
  await onDashboard(page);
});

test('Kira has all rights but no employee record: ClockWork is unavailable to her, and says so', async ({
  page,
}) => {
  await signIn(page, 'Kira Novak');
  await enterTenant(page, 'Aster Labs');
  await onDashboard(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Teams' })).toBeVisible();
  await expect(menu.getByText('ClockWork', { exact: true })).toBeHidden();
  await expect(miniTimer(page).full).toBeHidden();
  await (await openPalette(page)).fill('clockwork');
  await expect(page.getByRole('option', { name: /^ClockWork(?! Analytics)/ })).toBeHidden();
  await page.keyboard.press('Escape');

  await page.goto('/ClockWork');
  const content = page.getByRole('main');
  await expect(content).toContainText('Access denied');
  await expect(content).toContainText('isn’t linked to an employee record');
  await expect(content.getByRole('button', { name: 'Start' })).toBeHidden();
  await content.getByRole('button', { name: 'Switch tenant' }).click();
  await onSelectTenant(page);
});

for (const name of ['Dan Reyes', 'Eve Lind'] as const) {
  test(`${name} is denied access, and Back signs out`, async ({ page }) => {
    await signIn(page, name);
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    await expect(page.getByText('support@demo.test')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    // The provider has cleared its session as well: it prompts again.
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Ben Okafor' })).toBeVisible();
  });
}

test('Farid cannot bypass the setup: URLs, palette and shortcuts are disabled until settings exist', async ({
  page,
}) => {
  await signIn(page, 'Farid Haddad');
  const content = page.getByRole('main');
  await expect(content).toContainText('has no organization settings yet');
  await page.keyboard.press('n');
  await expect(miniTimer(page).full).toBeHidden();
  await (await openPalette(page)).fill('teams');
  const teams = page.getByRole('option', { name: /^Teams.*organization settings/ });
  await teams.click({ force: true }); // It is disabled for assistive technology.
  await expect(teams).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/organizationSettings');

  const shut = 'once Cedar Group’s organization settings are complete';
  await page.goto('/teams');
  await expect(content).toContainText(shut);
  await page.goto('/ClockWork');
  await expect(content).toContainText(shut);
  await page.goto('/vendors/addVendor');
  await expect(content).toContainText(shut);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.goto('/teams');
  await content.getByRole('button', { name: 'Organization Settings' }).click();
  await expect(content).toContainText('has no organization settings yet');
});

test.describe('Grace with an entry that runs since yesterday', () => {
  test('the button “Proceed to Fix” leads to ClockWork; after the adjustment the timer works again', async ({
    page,
  }) => {
    await signInAndEnter(page, 'Grace Kim');
    const timer = miniTimer(page);
    const prompt = page.getByRole('alertdialog', {
      name: 'You have a live ClockWork entry running!',
    });
    await expect(prompt).toContainText('Please adjust the entry to continue using Clockwork.');
    await prompt.getByRole('button', { name: 'Proceed to Fix' }).click();
    await onClockWork(page);
    await expect(page.getByText('“Prepare the workshop” is still running')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();

    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust times' });
    const start = dialog.getByRole('textbox', { name: 'Start' });
    await expect(start).toHaveValue(/05:30 PM$/);
    const end = dialog.getByRole('textbox', { name: 'End' });
    await end.fill('5pm');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('End time must be later than start time')).toBeVisible();
    await end.fill('6:45 pm');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('is still running')).toBeHidden();

    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(page.getByRole('row', { name: 'Prepare the workshop' })).toContainText('1h 15m');
    await openByMenu(page, 'Dashboard');
    await timer.start.click();
    await expect(timer.elapsed).toBeVisible();
    await timer.stop.click();
    await expect(timer.start).toBeVisible();
  });

  test('the button “Do Later” stays on the page, and the timer still leads to ClockWork', async ({
    page,
  }) => {
    await signInAndEnter(page, 'Grace Kim');
    const prompt = page.getByRole('alertdialog');
    await prompt.getByRole('button', { name: 'Do Later' }).click();
    await expect(prompt).toBeHidden();
    await expect(page).toHaveURL('/dashBoard');
    const timer = miniTimer(page);
    await expect(timer.start).toBeHidden();
    await timer.full.getByRole('button', { name: 'must be fixed' }).click();
    await onClockWork(page);
    await expect(page.getByText('“Prepare the workshop” is still running')).toBeVisible();
  });
});
