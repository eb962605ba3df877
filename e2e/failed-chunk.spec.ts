import { expect, test } from './fixtures.ts';
import { enter, miniTimer, onClockWork, onDashboard, openByMenu } from './support/journey.ts';

test('a part that fails to load is asked about, and what was typed stays', async ({
  page,
  context,
  faults,
}) => {
  faults.announce(/Failed to load resource|Failed to fetch|dynamically imported|ServiceWorker/);
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await timer.description.fill('Half a sentence');
  const chunk = /\/assets\/clockwork-day\.page-[^/]+\.js/;
  await context.route(chunk, (route) => route.abort());
  await openByMenu(page, 'ClockWork');
  const question = page.getByRole('alertdialog', {
    name: 'A part of Atrium could not be loaded',
  });
  await expect(question).toBeVisible();
  // It stands in the middle, at any width.
  const place = await question.boundingBox();
  const beside = (page.viewportSize()?.width ?? 0) - (place?.width ?? 0);
  expect(place?.x).toBeCloseTo(beside / 2, 0);
  await expect(question).toContainText('The page you are on stays as it is.');
  // The page behind is hidden from assistive technology while the question is open.
  await expect(page.getByPlaceholder('What are you working on?')).toHaveValue('Half a sentence');
  await context.unroute(chunk);
  await question.getByRole('button', { name: 'Try again' }).click();
  await onClockWork(page);
  await openByMenu(page, 'Dashboard');
  await onDashboard(page);
});

test('what an entry is changed with comes once its day is at rest, and needs no network then', async ({
  page,
  context,
  faults,
}) => {
  // What else comes late, such as the words of a notice, may not have come yet.
  faults.announce(/Failed to load resource|Failed to fetch|dynamically imported|ServiceWorker/);
  await enter(page, 'Ben Okafor');
  const parts = ['edit-entry.part', 'validation', 'spokenTime'].map((part) =>
    page.waitForResponse((answer) => answer.url().includes(`/assets/${part}-`)),
  );
  await openByMenu(page, 'ClockWork');
  await Promise.all(parts);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(main.getByRole('timer')).toBeVisible();
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Edit No description' }).click();
  await expect(main.getByRole('combobox', { name: 'What was done' })).toBeFocused();
  await context.setOffline(false);
});
