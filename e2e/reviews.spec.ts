import { expect, test } from './fixtures.ts';
import { enter } from './support/journey.ts';

test('an employee writes their review, is interrupted by the network, and loses nothing', async ({
  page,
  context,
}) => {
  await enter(page, 'Ben Okafor');
  await page.goto('/performance/reviews');
  await page.getByRole('link', { name: 'Review next' }).click();
  await expect(page.getByRole('heading', { name: 'Ben Okafor', level: 1 })).toBeVisible();
  const [field] = await page.getByRole('main').getByRole('textbox').all();
  if (!field) throw new Error('Expected a text field in the review, found none.');
  await field.fill('The import runs at night now.');
  await field.blur();
  await expect(page.getByText(/^Saved \S/).first()).toBeVisible();
  await context.setOffline(true);
  await field.fill('The import runs at night now, and I have learned SQL.');
  await field.blur();
  await page.reload();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(
    'The import runs at night now, and I have learned SQL.',
  );
});

test('a person who manages reviews prepares a form, and reads a cycle', async ({ page }) => {
  await enter(page, 'Hugo Silva');
  await page.goto('/performance/cycles');
  await page
    .getByRole('link', { name: /Performance review/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Performance review/, level: 1 })).toBeVisible();
  await page.goto('/performance/forms');
  await expect(page.getByRole('heading', { name: 'Forms', level: 1 })).toBeVisible();
  await page.goto('/performance/settings');
  await expect(page.getByRole('heading', { name: /settings/i, level: 1 })).toBeVisible();
});
