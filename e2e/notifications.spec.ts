import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, onDashboard, signInAndEnter } from './support/journey.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

async function openSecondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/dashBoard');
  await onDashboard(tab);
  return tab;
}

/** The access token of a person, so that calls can be made for them outside of the page. */
async function readToken(page: Page): Promise<string> {
  const requested = page.waitForRequest((request) => request.url().includes('/clockWorkMini/'));
  await page.reload();
  return (await (await requested).headerValue('Authorization')) ?? '';
}

interface Call {
  method: string;
  path: string;
  body?: unknown;
}

/** Calls the API as someone else, on this page's demo server. */
const callAs = (page: Page, authorization: string, call: Call): Promise<unknown> =>
  page.evaluate(
    async ({ authorization: bearer, call: { method, path, body } }) => {
      const response = await fetch(`/api/aster/${path}`, {
        method,
        headers: { Authorization: bearer, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json() as Promise<unknown>;
    },
    { authorization, call },
  );

test('a notification marked as seen in one tab is marked in the other', async ({
  page,
  context,
}) => {
  await enter(page, 'Ben Okafor');
  await expect.poll(() => unread(page)).toBeGreaterThan(3);
  const second = await openSecondTab(context);
  await expect.poll(() => unread(second)).toBe(await unread(page));
  const before = await unread(page);

  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark as read' }).first().click();
  await expect.poll(() => unread(page)).toBe(before - 1);
  await expect.poll(() => unread(second)).toBe(before - 1);

  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => unread(second)).toBe(0);
});

interface Roles {
  requester: string;
  requested: string;
}

/** One person requests that another links a project; returns the project's name. */
async function requestLink(page: Page, { requester, requested }: Roles): Promise<string> {
  const name = `Harbour ${crypto.randomUUID().slice(0, 8)}`;
  const project = async (owner: string) => {
    const id = crypto.randomUUID();
    const body = { id, name, code: `H-${id.slice(0, 8)}`, description: '' };
    await callAs(page, owner, { method: 'POST', path: 'project/create-project', body });
    return id;
  };
  const response = await callAs(page, requester, { method: 'GET', path: 'tenantuser/profile' });
  const { profile } = response as { profile: { employeeId: string } };
  const projectId = await project(requested);
  // The requester must see the project that theirs becomes part of.
  const { employeeId } = profile;
  const member = { projectId, employeeId };
  await callAs(page, requested, {
    method: 'POST',
    path: 'project/add-project-teammember',
    body: member,
  });
  const body = {
    projectId,
    subProjectId: await project(requester),
    employeeId,
  };
  await callAs(page, requester, { method: 'POST', path: 'project/subproject-request', body });
  return name;
}

/** Uploads an image for the token's user. */
const uploadImageAs = (page: Page, authorization: string): Promise<number> =>
  page.evaluate(async (bearer) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#0a7"/></svg>';
    const body = new FormData();
    body.set('file', new File([svg], 'portrait.svg', { type: 'image/svg+xml' }));
    const headers = { Authorization: bearer };
    const path = '/api/aster/tenantuser/profile-image';
    return (await fetch(path, { method: 'POST', headers, body })).status;
  }, authorization);

test('a notification appears without a reload in every tab, even after one tab is closed', async ({
  page,
  context,
}) => {
  await signInAndEnter(page, 'Ben Okafor');
  const ben = await readToken(page);
  await onDashboard(page);
  // Signing out would invalidate his token: clear it in the tab only, so that the provider prompts
  // again.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.setItem('atrium.device.signInAgain', 'true');
  });
  await signInAndEnter(page, 'Grace Kim');
  const grace = await readToken(page);
  await onDashboard(page);
  const second = await openSecondTab(context);
  await expect.poll(() => unread(second)).toBeGreaterThan(3);
  const before = await unread(second);
  await expect.poll(() => unread(page)).toBe(before);

  expect(await uploadImageAs(page, ben)).toBe(200);
  const name = await requestLink(page, { requester: ben, requested: grace });
  await expect.poll(() => unread(page)).toBe(before + 1);
  await expect.poll(() => unread(second)).toBe(before + 1);

  await page.close();
  await bell(second).click();
  const request = panel(second).getByRole('row').filter({ hasText: name });
  await expect(request.locator('img')).toHaveAttribute('src', /^blob:/);
  await request.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => unread(second)).toBe(before);
  await requestLink(second, { requester: ben, requested: grace });
  await expect.poll(() => unread(second)).toBe(before + 1);
});
