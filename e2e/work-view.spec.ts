import { expect, test } from './fixtures.ts';
import { enter } from './support/journey.ts';

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
  await page.reload();
  await expect(moved).toBeVisible();
});
