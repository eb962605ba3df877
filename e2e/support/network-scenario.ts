import type { Page } from '@playwright/test';

/** Sets the network scenario of the embedded server. The page must be one of the app's. */
export const setNetworkScenario = (page: Page, scenario: string): Promise<void> =>
  page.evaluate((name) => localStorage.setItem('atrium.device.scenario', name), scenario);
