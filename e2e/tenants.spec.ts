import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  selectInUserMenu,
  enterTenant,
  miniTimer,
  onDashboard,
  waitForSignedOutInOtherTab,
  returnToTab,
  signIn,
} from './support/journey.ts';

/** The tenants to which a page has sent calls, only in its own tab. */
function tenantsCalledBy(page: Page): { since: () => string[] } {
  let called: string[] = [];
  page.on('request', (request) => {
    const [, tenant] = /\/api\/(aster|birch)\//.exec(request.url()) ?? [];
    if (tenant) called.push(tenant);
  });
  return {
    since: () => {
      const tenants = [...new Set(called)];
      called = [];
      return tenants;
    },
  };
}

const worksIn = (page: Page, tenant: string): Promise<void> =>
  expect(page.getByText(`You’re working in ${tenant}.`)).toBeVisible();

/** Ava in Aster Labs in one tab and in birch works in another. */
async function twoTenants(page: Page, context: BrowserContext) {
  await signIn(page, 'Ava Stone');
  await enterTenant(page, 'Aster Labs');
  await worksIn(page, 'Aster Labs');
  const second = await context.newPage();
  await second.goto('/dashBoard');
  await worksIn(second, 'Aster Labs');
  await selectInUserMenu(second, 'Switch tenant');
  await enterTenant(second, 'birch works');
  await worksIn(second, 'birch works');
  return { aster: page, birch: second };
}

test('each tab works in the tenant that it entered: name, lists, timer and reload', async ({
  page,
  context,
}) => {
  const { aster, birch } = await twoTenants(page, context);
  const calls = { aster: tenantsCalledBy(aster), birch: tenantsCalledBy(birch) };

  const timer = miniTimer(aster);
  await timer.description.fill('Only in Aster Labs');
  await timer.start.click();
  await expect(timer.elapsed).toBeVisible();
  await aster.goto('/teams');
  await expect(aster.getByRole('table')).toBeVisible();
  await aster.reload();
  await expect(aster.getByRole('table')).toBeVisible();
  await expect(aster.getByRole('banner')).toContainText('Aster Labs');
  await expect(timer.elapsed).toBeVisible();
  expect(calls.aster.since()).toEqual(['aster']);

  await returnToTab(birch);
  await expect(miniTimer(birch).description).toHaveValue('Plan the new office');
  await birch.reload();
  await worksIn(birch, 'birch works');
  expect(calls.birch.since()).toEqual(['birch']);

  await timer.stop.click();
  await expect(timer.start).toBeVisible();
  expect(calls.aster.since()).toEqual(['aster']);
});

test('saved and partly filled data stay in the tenant of their tab', async ({ page, context }) => {
  const { aster, birch } = await twoTenants(page, context);
  await birch.goto('/teams/addTeam');
  await birch.getByRole('textbox', { name: 'Team Name' }).fill('Half a team of birch works');
  await aster.goto('/teams/addTeam');
  const name = aster.getByRole('textbox', { name: 'Team Name' });
  await expect(name).toHaveValue('');
  await expect(aster.getByText('has not been saved')).toBeHidden();

  const calls = tenantsCalledBy(aster);
  await name.fill('Team of two tabs');
  await aster
    .getByRole('main')
    .getByRole('textbox', { name: 'Description' })
    .fill('Works in one tenant alone.');
  await aster.getByRole('button', { name: 'Save' }).click();
  await expect(aster.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
  expect(calls.since()).toEqual(['aster']);
  await aster.goto('/teams?search=two%20tabs');
  await expect(aster.getByRole('row', { name: 'Team of two tabs' })).toBeVisible();
  await birch.goto('/teams');
  await expect(birch.getByRole('table')).toBeVisible();
  await expect(birch.getByText('Team of two tabs')).toBeHidden();
});

test('signing out in one tenant ends the session of a tab in another tenant', async ({
  page,
  context,
}) => {
  const { aster, birch } = await twoTenants(page, context);
  await selectInUserMenu(birch, 'Logout');
  await expect(birch.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await waitForSignedOutInOtherTab(aster);
  await signIn(birch, 'Ava Stone');
  await enterTenant(birch, 'birch works');
  await onDashboard(birch);
});
