import { expect, test } from './fixtures.ts';
import { enter, miniTimer, moveClock, onClockWork, onDashboard } from './support/journey.ts';

test('the timer started or stopped in one tab updates the other at once, and typed text is kept', async ({
  page,
  context,
}) => {
  await enter(page, 'Ben Okafor');
  const second = await context.newPage();
  await second.goto('/dashBoard');
  await onDashboard(second);
  const [here, there] = [miniTimer(page), miniTimer(second)];
  await expect(there.start).toBeEnabled();
  await there.description.fill('Half a sentence');

  await here.start.click();
  await expect(there.elapsed).toBeVisible();
  await expect(there.description).toHaveValue('Half a sentence');
  await here.stop.click();
  await expect(there.start).toBeVisible();
  await expect(there.description).toHaveValue('Half a sentence');

  // The page of the day is also notified and shows the change.
  await second.goto('/ClockWork');
  await onClockWork(second);
  const running = second.getByRole('row', { name: 'Running' });
  await expect(second.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  await here.start.click();
  await expect(running).toHaveCount(1);
  await second.getByRole('button', { name: 'Stop', exact: true }).first().click();
  await expect(here.start).toBeVisible();
});

test('the running time is shown in every page title, updated each minute, until the timer stops', async ({
  page,
}) => {
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await expect(page).toHaveTitle('Dashboard · Aster Labs · Atrium');
  await timer.start.click();
  await expect(page).toHaveTitle('0:00 · Dashboard · Aster Labs · Atrium');
  await moveClock(page, 65);
  await expect(page).toHaveTitle('0:01 · Dashboard · Aster Labs · Atrium');
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveTitle(/^0:01 · .*Profile/);
  await timer.stop.click();
  await expect(page).toHaveTitle(/^[^\d]*Profile/);
});
