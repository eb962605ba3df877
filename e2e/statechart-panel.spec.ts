import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { runExported } from './support/exported.ts';
import { expect, test } from './support/storybook.ts';
import { storybookOrigin } from './support/storybook-origin.ts';

const miniTimer = 'flows-clockwork-mini-timer--interaction';

const getPanel = (page: Page) => page.getByRole('tabpanel', { name: 'Statechart' });
const getStory = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const stateNow = (page: Page) => getPanel(page).getByRole('status', { name: 'Current state' });

/** Opens a tab of the panel. */
async function openTab(page: Page, name: string) {
  await getPanel(page).getByRole('tab', { name }).click();
  return getPanel(page).getByRole('tabpanel', { name });
}

/** Starts the timer from the panel. */
async function start(page: Page) {
  await expect(stateNow(page)).toHaveText('stopped');
  const interaction = await openTab(page, 'Interaction');
  await interaction.getByRole('button', { name: /START/ }).click();
  await expect(stateNow(page)).toHaveText('running.idle');
}

/** The interaction in the address that the panel creates. */
async function shared(page: Page): Promise<string> {
  const share = await openTab(page, 'Share');
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/[?&]interaction=/);
  return new URL(page.url()).searchParams.get('interaction') ?? '';
}

test('QA covers the live chart of the screen forwards and backwards, without a network', async ({
  storybook,
}) => {
  const page = await storybook.open(miniTimer);
  await start(page);
  await expect(getStory(page).getByRole('timer')).toBeVisible();
  await getStory(page).getByRole('button', { name: 'Stop' }).click();
  await expect(stateNow(page)).toHaveText('stopped');

  const steps = await openTab(page, 'Steps');
  await steps
    .getByRole('button', { name: /done: startMiniEntry/ })
    .first()
    .click();
  await expect(stateNow(page)).toHaveText('running.idle');
  await expect(getStory(page).getByRole('timer')).toBeVisible();
});

test('a selected response is the server’s response to the next call', async ({ storybook }) => {
  const page = await storybook.open(miniTimer);
  await expect(stateNow(page)).toHaveText('stopped');
  const responses = await openTab(page, 'Responses');
  const select = responses
    .getByRole('group', { name: /startMiniEntry/ })
    .getByRole('radio', { name: /503/ });
  await select.click(); // The story keeps the selection and notifies the panel.
  await expect(select).toBeChecked();
  const interaction = await openTab(page, 'Interaction');
  await interaction.getByRole('button', { name: /START/ }).click();
  await expect(stateNow(page)).toContainText('unavailable');
});

test('a shared interaction replays when its URL is opened, and leaves the URL with the story', async ({
  storybook,
}) => {
  const page = await storybook.open(miniTimer);
  await start(page);
  const interaction = await shared(page);
  await page.getByRole('link', { name: 'Stopped', exact: true }).click();
  await expect(page).not.toHaveURL(/[?&]interaction=/);

  await storybook.open(miniTimer, { interaction });
  await expect(stateNow(page)).toHaveText('running.idle');
  await expect(getStory(page).getByRole('timer')).toBeVisible();
});

test('an interaction exported as a Playwright test runs', async ({ storybook }, { outputDir }) => {
  const page = await storybook.open(miniTimer);
  await start(page);
  const share = await openTab(page, 'Share');
  await share.getByRole('radio', { name: 'Playwright test' }).check();
  const text = await share.getByRole('region', { name: 'Playwright test' }).innerText();
  expect(await runExported(text, { folder: outputDir, baseURL: `${storybookOrigin}/` })).toContain(
    '1 passed',
  );
});

// The panel's stories check each tab with axe.
test('axe finds no violation in the panel, and its chart stays in view next to the longest tab', async ({
  storybook,
}) => {
  const page = await storybook.open(miniTimer);
  await expect(stateNow(page)).toHaveText('stopped');
  await openTab(page, 'Coverage');
  await expect(getPanel(page).getByRole('button', { name: 'Fit' })).toBeInViewport();
  const axe = new AxeBuilder({ page }).include('#storybook-panel-root').setLegacyMode();
  expect((await axe.options({ resultTypes: ['violations'] }).analyze()).violations).toEqual([]);
});
