import { awaitResponses, expect, failedRequest, test } from './fixtures.ts';
import { enter, miniTimer, signInAndEnter } from './support/journey.ts';
import { setNetworkScenario } from './support/network-scenario.ts';

test('an entry is continued and stopped on the Dashboard, also offline, where the cause shows once', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.announce(failedRequest);
  await enter(page, 'Ben Okafor');
  const timer = miniTimer(page);
  await expect(timer.start).toBeEnabled();
  const tiles = page.getByRole('list', { name: 'At a glance' });
  const again = tiles.getByRole('button', { name: /^Continue: (?!No description$)/ }).first();
  const name = (await again.getAttribute('aria-label'))?.replace('Continue: ', '') ?? '';
  await again.click();
  const stop = tiles.getByRole('button', { name: `Stop: ${name}` });
  await expect(stop).toBeVisible();
  await expect(timer.description).toHaveValue(name);

  await awaitResponses(context);
  await setNetworkScenario(page, 'offline');
  await stop.click();
  await expect(timer.start).toBeVisible();
  await expect(tiles.getByText('No timer running')).toBeVisible();
  await expect(page.getByText(/Couldn’t reach the server/)).toHaveCount(1);
  await expect(page.getByText(/^Some tiles may be out of date\./)).toBeVisible();
  await expect(tiles.getByRole('button', { name: /^Continue: / })).not.toHaveCount(0);

  await setNetworkScenario(page, 'healthy-network');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/Couldn’t reach the server/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Not saved yet' })).toHaveCount(0);
});

test('a team lead sees on the Dashboard who in the team is working', async ({ page }) => {
  await signInAndEnter(page, 'Grace Kim');
  await page.getByRole('button', { name: 'Do Later' }).click();
  const tiles = page.getByRole('list', { name: 'At a glance' });
  const team = tiles.getByRole('list', { name: 'Your team' });
  await expect(team.getByText('Ben Okafor')).toBeVisible();
  await expect(team.getByText('Grace Kim')).toHaveCount(0);
  await expect(team.getByText(/^At work since/)).not.toHaveCount(0);
});
