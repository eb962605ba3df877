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
  await expect(question).toContainText('The page you are on stays as it is.');
  // The page behind is hidden from assistive technology while the question is open.
  await expect(page.getByPlaceholder('What are you working on?')).toHaveValue('Half a sentence');
  await context.unroute(chunk);
  await question.getByRole('button', { name: 'Try again' }).click();
  await onClockWork(page);
  await openByMenu(page, 'Dashboard');
  await onDashboard(page);
});
