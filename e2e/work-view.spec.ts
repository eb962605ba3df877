import { expect, test } from './fixtures.ts';
import { enter, openAsAva } from './support/journey.ts';

test('a card is moved on the board by keyboard, and stays there after a reload', async ({
  page,
}) => {
  await enter(page, 'Ben Okafor');
  await page.goto('/workView?filter.layout=board');
  const cards = (column: string) => page.getByRole('grid', { name: column }).getByRole('row');
  const first = cards('Open').first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  expect(name).not.toBe('');
  await first.focus();
  await page.keyboard.press('Shift+l');
  const moved = page.getByRole('grid', { name: 'In progress' }).getByRole('row', { name });
  await expect(moved).toBeVisible();
  await expect(moved).toBeFocused();
  // Stored: a reload would cancel the request.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  await expect(moved).toBeVisible();
});

test('an item in the address stays open after a reload, and a change that hides it is undone', async ({
  page,
}) => {
  await openAsAva(page, '/workView');
  const title = page.locator('[data-item-id]').first();
  const name = (await title.textContent()) ?? '';
  await title.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('group', { name, exact: true });
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/[?&]item=/);
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(title).toBeFocused();
  await expect(page).not.toHaveURL(/[?&]item=/);
  const id = (await title.getAttribute('data-item-id')) ?? '';
  const row = page.locator(`[data-item-id="${id}"]`);
  await page
    .getByRole('row')
    .filter({ has: row })
    .getByRole('button', { name: /^Status of/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Done' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`The change of “${name}” was undone`)).toBeVisible();
  await expect(row).toBeVisible();
});
