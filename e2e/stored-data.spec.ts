import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Demo data of an older version, as an earlier release left them in the browser. */
async function storeOlderData(page: Page): Promise<void> {
  await page.goto('/config.json');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('atrium-demo', 1);
        opening.addEventListener('upgradeneeded', () => {
          opening.result
            .createObjectStore('vendors', { keyPath: 'id' })
            .put({ id: '1', name: 'Alder Supplies' });
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
        opening.addEventListener('error', () => reject(new Error('It does not open.')));
      }),
  );
}

const storedVersion = (page: Page) =>
  page.evaluate(async () => {
    const [found] = await indexedDB.databases();
    return found?.version;
  });

test('demo data of another version is exported, kept or rebuilt only by the user', async ({
  page,
}) => {
  await storeOlderData(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'The demo data in this browser is from another version',
  });
  await expect(dialog).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('.stored-data').analyze();
  expect(violations).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('atrium-demo.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    version: 1,
    stores: { vendors: [{ name: 'Alder Supplies' }] },
  });

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep data' }).click();
  await expect(dialog.getByRole('status')).toContainText('The data stays in this browser');
  expect(await storedVersion(page)).toBe(1);

  await page.reload();
  await page.getByRole('button', { name: 'Rebuild demo data' }).click();
  await expect(page.getByRole('button', { name: 'Ava Stone' })).toBeVisible();
  expect(await storedVersion(page)).toBeGreaterThan(1);
});
