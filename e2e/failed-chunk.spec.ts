import { expect, test } from './fixtures.ts';
import { enter, miniTimer, onClockWork, onDashboard, openByMenu } from './support/journey.ts';

test('the page stays usable if a part fails to load, and typed text is kept', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.announce(/Failed to load resource|Failed to fetch|dynamically imported|ServiceWorker/);
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await timer.description.fill('Half a sentence');
  const chunk = /\/assets\/clockwork-day\.page-[^/]+\.js/;
  await context.route(chunk, (route) => route.abort());
  await openByMenu(page, 'ClockWork');
  const notice = page.getByRole('status').filter({
    hasText: 'Part of Atrium couldn’t be loaded',
  });
  await expect(notice).toContainText('You can keep working on this page.');
  await expect(notice.getByRole('button', { name: 'Reload to update' })).toBeVisible();
  // The page stays usable, and Escape reloads nothing.
  await timer.description.press('Escape');
  await timer.description.fill('Half a sentence more');
  await expect(timer.description).toHaveValue('Half a sentence more');
  await context.unroute(chunk);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await onClockWork(page);
  await openByMenu(page, 'Dashboard');
  await onDashboard(page);
});

test('the editing form of an entry loads once its day is idle, and then needs no network', async ({
  page,
  context,
  pageErrors,
}) => {
  // Other lazy parts, e.g. the texts of a notice, may not be loaded yet.
  pageErrors.announce(/Failed to load resource|Failed to fetch|dynamically imported|ServiceWorker/);
  await enter(page, 'Ben Okafor');
  const parts = ['edit-entry.container', 'validation', 'spokenTime'].map((part) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
  );
  await openByMenu(page, 'ClockWork');
  await Promise.all(parts);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(main.getByRole('timer')).toBeVisible();
  await context.setOffline(true);
  const entries = main.getByRole('region', { name: 'Entries' });
  // On some days, the demo data have another entry without a description.
  await entries.getByRole('button', { name: 'Edit No description' }).first().click();
  await expect(entries.getByRole('combobox', { name: 'Description' })).toBeFocused();
  await context.setOffline(false);
});
