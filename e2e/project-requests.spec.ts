import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { origins, ports } from './real-provider/addresses.ts';
import { startApi, type RunningApi } from './real-provider/api.ts';
import { onDashboard, type DemoPerson } from './support/journey.ts';
import { openOwnBrowser } from './support/own-browser.ts';

test.use({ baseURL: origins.app });

let api: RunningApi;

test.beforeAll(async () => {
  api = await startApi({ port: ports.sharedApi, origin: origins.app });
});

test.afterAll(() => api.stop());

/** A person who is signed in, in a browser of their own; both share one API over HTTP. */
interface Person {
  page: Page;
  /** Calls the API in the person's name. */
  call: (path: string, body: unknown) => Promise<void>;
}

async function signIn(browser: Browser, name: DemoPerson): Promise<Person> {
  const page = await openOwnBrowser(browser, origins.sharedApi);
  const requested = page.waitForRequest((request) => request.url().includes('/clockWorkMini/'));
  await page.getByRole('button', { name }).click();
  await onDashboard(page);
  const authorization = (await (await requested).headerValue('Authorization')) ?? '';
  return {
    page,
    call: async (path, body) => {
      const response = await page.request.post(`${origins.sharedApi}/api/aster/project/${path}`, {
        headers: { Authorization: authorization },
        data: body,
      });
      expect(response.status(), path).toBe(200);
    },
  };
}

async function createProject({ call }: Person, name: string): Promise<string> {
  const id = crypto.randomUUID();
  await call('create-project', { id, name, code: `H-${id.slice(0, 8)}`, description: '' });
  return id;
}

const openProject = async ({ page }: Person, id: string, name: string) => {
  await page.goto(`/projects/projects-overview/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
};

/** Requests a parent on the page of a project. */
async function requestParent({ page }: Person, parent: string): Promise<void> {
  await page.getByRole('button', { name: 'Request a parent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a parent project' });
  await dialog.getByRole('combobox', { name: /Parent project/ }).fill(parent);
  await page.getByRole('option', { name: new RegExp(parent) }).click();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^Waiting for Ben Okafor/)).toBeVisible();
}

const openBell = async ({ page }: Person) => {
  await page.getByRole('button', { name: /^Notifications, / }).click();
  return page.getByRole('dialog', { name: 'Notifications' });
};

test('a request to link a project is accepted and denied from the notifications, by another person in another browser', async ({
  browser,
}) => {
  const ben = await signIn(browser, 'Ben Okafor');
  const grace = await signIn(browser, 'Grace Kim');
  const harbour = await createProject(ben, 'Harbour');
  await ben.call('add-project-teammember', { projectId: harbour, employeeId: 'employee-grace' });

  const lighthouse = await createProject(grace, 'Lighthouse');
  await openProject(grace, lighthouse, 'Lighthouse');
  await requestParent(grace, 'Harbour');
  const request = 'Grace Kim wants to link Lighthouse under Harbour.';
  const bell = await openBell(ben);
  const item = bell.getByRole('row').filter({ hasText: request });
  await item.getByRole('button', { name: 'Accept' }).click();
  await expect(bell.getByText(request)).toHaveCount(0);

  // Grace is notified without a reload, and the notification leads to her project.
  const accepted = (await openBell(grace)).getByText('Ben Okafor accepted linking Lighthouse');
  await accepted.click();
  await expect(grace.page).toHaveURL(new RegExp(`/projects/projects-overview/${lighthouse}`));
  await expect(grace.page.getByRole('link', { name: /Harbour/ }).first()).toBeVisible();

  const pier = await createProject(grace, 'Pier');
  await openProject(grace, pier, 'Pier');
  await requestParent(grace, 'Harbour');
  await ben.page.keyboard.press('Escape');
  await ben.page.goto('/notification');
  const row = ben.page
    .getByRole('row')
    .filter({ hasText: 'Grace Kim wants to link Pier under Harbour.' });
  await row.getByRole('button', { name: 'Deny' }).click();
  await expect(row.getByRole('button', { name: 'Deny' })).toHaveCount(0);
  const denied = (await openBell(grace)).getByText('Ben Okafor declined to link Pier');
  await denied.click();
  await expect(grace.page).toHaveURL(new RegExp(`/projects/projects-overview/${pier}`));
  await expect(grace.page.getByText('No parent project')).toBeVisible();

  // Ben finds a further request where the parent is shown, and answers it there.
  await requestParent(grace, 'Harbour');
  await openProject(ben, harbour, 'Harbour');
  await ben.page.getByRole('button', { name: /^Accept H-.* Pier$/ }).click();
  await expect(ben.page.getByRole('button', { name: /^Accept H-/ })).toHaveCount(0);
  await ben.page.getByRole('tab', { name: /^Sub-projects/ }).click();
  await expect(ben.page.getByRole('row', { name: /Pier/ })).toBeVisible();
  await expect(ben.page.getByRole('row', { name: /Lighthouse/ })).toBeVisible();
  for (const { page } of [ben, grace]) await page.context().close();
});
