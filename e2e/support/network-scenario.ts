import type { Page } from '@playwright/test';

/** From now on this is the weather of the embedded server. The page must be one of the app's. */
export const setNetworkScenario = (page: Page, scenario: string): Promise<void> =>
  page.evaluate((name) => localStorage.setItem('atrium.device.scenario', name), scenario);
