import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/storybook.ts';

const miniTimer = 'flows-clockwork-mini-timer--walk';

const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'Statechart' });
const storyOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('QA walks a chart in a built Storybook, without a network', async ({ storybook }) => {
  const page = await storybook.open(miniTimer);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: /START/ }).first().click();
  await expect(storyOf(page).getByRole('timer')).toBeVisible();
});

test('axe finds nothing in the panel', async ({ storybook }) => {
  const page = await storybook.open(miniTimer);
  await expect(panelOf(page).getByRole('button', { name: /START/ }).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('#storybook-panel-root').analyze();
  expect(violations).toEqual([]);
});
