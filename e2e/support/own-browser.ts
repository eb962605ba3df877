import type { Browser, Page } from '@playwright/test';
import { origins } from '../real-provider/addresses.ts';
import { atProvider, onDashboard } from './journey.ts';

/**
 * Someone on the sign-in page of the demo provider, in a browser of their own; all of these browsers
 * share the API over HTTP at an origin.
 */
export async function openOwnBrowser(browser: Browser, api: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origins.app, locale: 'en-US' });
  const page = await context.newPage();
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        apiAddress: `${api}/api`,
        authority: `${api}/identity`,
        clientId: 'atrium',
        scopes: 'openid profile email offline_access',
        supportAddress: 'support@demo.test',
        company: 'Aster Labs',
      },
    }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await atProvider(page);
  return page;
}

/** A person with one tenant, on the Dashboard in a browser of their own. */
export async function enterOwnBrowser(browser: Browser, api: string, name: string): Promise<Page> {
  const page = await openOwnBrowser(browser, api);
  await page.getByRole('button', { name }).click();
  await onDashboard(page);
  return page;
}
