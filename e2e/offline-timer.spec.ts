import type { Page } from '@playwright/test';
import { awaitResponses, expect, failedRequest, test } from './fixtures.ts';
import {
  selectInUserMenu,
  enter,
  miniTimer,
  onClockWork,
  onDashboard,
  onReadDay,
} from './support/journey.ts';
import { setNetworkScenario } from './support/network-scenario.ts';

const unsaved = (page: Page) =>
  page.getByRole('region', { name: 'Timer' }).getByRole('button', { name: 'Not saved yet' });

/** The network is back, and the browser fires `online`. */
async function comeOnline(page: Page): Promise<void> {
  await setNetworkScenario(page, 'healthy-network');
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

test('the timer starts and stops offline, across a reload, and results in one entry', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.announce(failedRequest);
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await expect(timer.start).toBeEnabled();
  await awaitResponses(context); // A status that cannot be loaded ends the timer.
  await setNetworkScenario(page, 'offline');
  await timer.description.fill('On the train');
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();
  await expect(unsaved(page)).toBeVisible();

  await page.reload();
  await expect(timer.elapsed).toBeVisible();
  await expect(timer.description).toHaveValue('On the train');
  await timer.stop.click();
  await expect(timer.start).toBeVisible();

  // Leaving shows a prompt.
  await selectInUserMenu(page, 'Logout');
  await page.getByRole('button', { name: 'Stay' }).click();

  const second = await context.newPage();
  await comeOnline(page);
  await second.goto('/dashBoard');
  await onDashboard(second);
  await expect(unsaved(page)).toHaveCount(0);
  await expect(unsaved(second)).toHaveCount(0);
  await second.goto('/ClockWork');
  await onClockWork(second);
  await onReadDay(second);
  await expect(second.getByRole('row', { name: 'On the train' })).toHaveCount(1);
});
