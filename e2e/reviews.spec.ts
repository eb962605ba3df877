import { expect, test } from './fixtures.ts';
import { waitForCache } from './support/wait-for-cache.ts';
import { comeBackTooLate, enter, selectPerson, signInAgain } from './support/journey.ts';

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
  await waitForCache(page);
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
  await expect(page.getByRole('heading', { name: 'Review settings', level: 1 })).toBeVisible();
});

test('a client answers by the link of a reminder, without an account, and reads what they sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'Hugo Silva');
  await page.goto('/performance/reviews?filter.search=Ines');
  await page
    .getByRole('link', { name: /^Client contacts for the review of .*Ines Costa/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^More actions for .*Ines Costa/ }).click();
  await page.getByRole('menuitem', { name: 'Reminders' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).first().click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const client = await context.newPage();
  await client.goto(link);
  await expect(client.getByRole('heading', { name: 'Hello Mara Quist' })).toBeVisible();
  await expect(client.getByRole('navigation')).toHaveCount(0);
  const field = client.getByRole('textbox', { name: /How is the collaboration going/ });
  await field.fill('Good. شكرًا, 谢谢 👍');
  await field.blur();
  await expect(client.getByText(/^Saved \S/).first()).toBeVisible();
  await client.reload();
  await expect(field).toHaveValue('Good. شكرًا, 谢谢 👍');
  await client.getByRole('button', { name: 'Submit' }).click();
  await client.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(client.getByText('Thank you. Your feedback was submitted.')).toBeVisible();
  await client.reload();
  await expect(client.getByText('You have submitted this feedback.')).toBeVisible();
  await expect(client.getByText('Good. شكرًا, 谢谢 👍')).toBeVisible();
  await expect(client.getByRole('textbox')).toHaveCount(0);
});

test('text from an office program is pasted as text alone, and an answer of 5,000 words survives the end of the session', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'Ben Okafor');
  await page.goto('/performance/reviews');
  await page.getByRole('link', { name: 'Review next' }).click();
  const field = page.getByRole('main').getByRole('textbox').nth(1);
  await page.evaluate(async () => {
    const html = '<p class="MsoNormal">Two <b>goals</b><img src="x" alt=""></p>';
    const parts = { 'text/html': html, 'text/plain': 'Two goals' };
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  });
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue('Two goals');
  const address = page.url();
  const answer = 'progress '.repeat(5000).trim();
  await field.fill(answer);
  await comeBackTooLate(page);
  await signInAgain(page);
  await selectPerson(page, 'Ben Okafor');
  await expect(page.getByRole('heading', { name: 'Ben Okafor', level: 1 })).toBeVisible();
  await page.goto(address);
  await expect(field).toHaveValue(answer);
});
