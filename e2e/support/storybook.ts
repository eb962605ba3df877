import type { Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { storybookOrigin as origin } from './storybook-origin.ts';

/** A page of the built Storybook, without any other network. */
export interface Storybook {
  /** Opens a story with the panel; `query` is added to the manager's address. */
  open(story: string, query?: Record<string, string>): Promise<Page>;
  /** The address of the rendered story without the manager. */
  frame(story: string): string;
}

/** Tests of the built Storybook, with every other origin blocked. */
export const test = base.extend<{ storybook: Storybook }>({
  storybook: async ({ page, context }, provide) => {
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort('internetdisconnected'),
    );
    const buildAddress = (path: string, query: Record<string, string>) =>
      `${origin}/${path}?${new URLSearchParams(query)}`;
    await provide({
      frame: (story) => buildAddress('iframe.html', { id: story, viewMode: 'story' }),
      open: async (story, query = {}) => {
        const panel = { path: `/story/${story}`, addonPanel: 'statechart-panel/panel' };
        await page.goto(buildAddress('index.html', { ...panel, ...query }));
        return page;
      },
    });
  },
});

export { expect } from '@playwright/test';
