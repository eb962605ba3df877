import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { miniTimer, openAsAva } from './support/journey.ts';

/** A past week without entries, except those that the test adds. */
const address = '/ClockWork/week?date=2025-06-04';

/** Opens that week and waits until it is loaded. */
async function openWeek(page: Page) {
  await openAsAva(page, address);
  const getDay = (date: string) => page.getByRole('group', { name: date });
  const blockOn = (date: string) => getDay(date).getByRole('button', { name: /^Paint the door/ });
  const slot = getDay('04/06/2025').getByRole('button', { name: /^Add an entry/ });
  // The days keep their layout while they are loading.
  const calendar = page.getByRole('application', { name: 'Entries for the week' });
  await expect(page.locator('[aria-busy="false"]', { has: calendar })).toBeVisible();
  return {
    slot,
    dialog: page.getByRole('dialog'),
    undo: page.getByRole('button', { name: 'Undo', exact: true }),
    wednesday: getDay('04/06/2025'),
    block: blockOn('04/06/2025'),
    nextDay: blockOn('05/06/2025'),
  };
}

type Week = Awaited<ReturnType<typeof openWeek>>;

/** Names the new entry and saves it with Enter. */
async function nameEntry(page: Page, { dialog, block }: Week) {
  await dialog.getByRole('combobox', { name: 'Description' }).fill('Paint the door');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(block).toHaveCount(1);
}

/** Drags from a position within an element down by this many minutes: one pixel each. */
async function drag(page: Page, element: Locator, { at, by }: { at: number; by: number }) {
  const width = await element.evaluate(({ clientWidth }) => clientWidth);
  // Waits until nothing moves the element any more, e.g. content that appears above it.
  await element.hover({ position: { x: width / 2, y: at } });
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  const [x, y] = [box.x + width / 2, box.y + at];
  await page.mouse.down();
  await page.mouse.move(x, y + by / 2);
  await page.mouse.move(x, y + by);
  await page.mouse.up();
}

test('an entry is drawn in empty time, moved to another hour, shortened at its edge, and restored', async ({
  page,
}) => {
  const week = await openWeek(page);
  const { wednesday, block, undo } = week;
  await drag(page, wednesday, { at: 10 * 60, by: 60 });
  await nameEntry(page, week);
  await expect(block).toContainText('10:00 AM – 11:00 AM');

  await drag(page, block, { at: 30, by: -60 });
  await expect(block).toContainText('09:00 AM – 10:00 AM');
  await expect(undo).toBeVisible();

  await drag(page, block.locator('[data-edge="end"]'), { at: 2, by: -15 });
  await expect(block).toContainText('09:00 AM – 09:45 AM');
  await undo.click();
  await expect(block).toContainText('09:00 AM – 10:00 AM');
  await expect(undo).toBeHidden();

  await page.reload();
  await expect(block).toContainText('09:00 AM – 10:00 AM');
});

test('an entry is added, moved to the next day, restored and lengthened by keyboard only', async ({
  page,
}) => {
  const week = await openWeek(page);
  const { slot, block, nextDay, undo } = week;
  await slot.focus();
  await page.keyboard.press('n');
  await nameEntry(page, week);
  await expect(block).toContainText('09:00 AM – 09:30 AM');

  await block.focus();
  for (const key of ['m', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(nextDay).toHaveCount(1);
  await expect(nextDay).toBeFocused();
  await expect(nextDay).toContainText('09:05 AM – 09:35 AM');

  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(block).toContainText('09:00 AM – 09:30 AM');
  await expect(nextDay).toHaveCount(0);

  await block.focus();
  for (const key of ['m', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(block).toContainText('09:00 AM – 09:35 AM');
  for (const key of ['m', 'ArrowDown', 'Escape']) await page.keyboard.press(key);
  await expect(page.getByText('Restored.')).toBeAttached();
  await expect(block).toContainText('09:00 AM – 09:35 AM');
});

test('the timer shortcuts do not start or stop the timer in a cell of the sheet', async ({
  page,
}) => {
  const week = await openWeek(page);
  await drag(page, week.wednesday, { at: 10 * 60, by: 60 });
  await nameEntry(page, week);
  await page.getByRole('link', { name: 'Sheet', exact: true }).click();
  const cell = page.locator('td[data-cell]', { hasText: '1:00' });
  const { start, stop, elapsed } = miniTimer(page);
  await cell.focus();
  await page.keyboard.press('n');
  await expect(cell).toBeFocused();
  await expect(start).toBeVisible();

  await start.click();
  await expect(stop).toBeEnabled();
  await cell.focus();
  await page.keyboard.press('s');
  await expect(cell).toBeFocused();
  await expect(elapsed).toBeVisible();
  await stop.click();
  await expect(start).toBeVisible();
});

test('two tabs with a sheet have the same rows and times, whichever adds, fills or removes one', async ({
  page,
  context,
}) => {
  const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const sheet = `/ClockWork/sheet?date=${lastWeek}`;
  await openAsAva(page, sheet);
  const second = await context.newPage();
  await second.goto(sheet);
  const added = (tab: Page) =>
    tab.getByRole('row').filter({ has: tab.getByRole('button', { name: /^Remove the row/ }) });
  await expect(second.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: /^Copy last week/ }).click();
  await expect(added(page).nth(1)).toBeVisible();
  const before = await added(page).allInnerTexts();
  await expect(added(second)).toHaveText(before, { useInnerText: true });

  // No one works on a Saturday. A row with time is no longer an added row.
  const saturday = 'td[data-cell][data-day="5"]';
  await added(second).first().locator(saturday).focus();
  await second.keyboard.type('45m');
  await second.keyboard.press('Enter');
  await expect(added(page)).toHaveCount(before.length - 1);
  await expect(page.locator(saturday, { hasText: '0:45' })).toHaveCount(1);

  await added(page)
    .last()
    .getByRole('button', { name: /^Remove the row/ })
    .click();
  await expect(added(second)).toHaveCount(before.length - 2);
  await page.reload();
  await expect(added(page)).toHaveCount(before.length - 2);
});
