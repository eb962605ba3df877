import { expect, test } from './fixtures.ts';
import { atProvider } from './support/journey.ts';

test('an organization registers, and its administrator starts with the settings', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Register your organization' }).click();
  await expect(page).toHaveURL('/user-registration');
  await expect(page.getByRole('heading', { name: 'REGISTERATION' })).toBeVisible();
  await expect(page.getByText('All fields are required.')).toBeVisible();

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Contact Number is required')).toBeVisible();
  await expect(page.getByLabel('Organization')).toBeFocused();

  await page.getByLabel('Organization').fill('Elm & Sons');
  await page.getByLabel('Name', { exact: true }).fill('Lena Elm');
  await page.getByLabel('Email Address').fill('lena@elm.test');
  await page.getByLabel('Contact Number').fill('+49 30 123456');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue(/UTC$/); // The browser's time zone.
  await zone.fill('calcutta');
  await page.getByRole('option', { name: 'Asia/Kolkata' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page).toHaveURL('/user-registration-success');
  await expect(page.getByText('Thank you for registering with us.')).toBeVisible();
  await expect(page.getByText('An email with your login credentials')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await atProvider(page);
  const first = page.getByRole('listitem').first();
  await expect(first).toContainText('Lena Elm');
  await first.getByRole('button').click();

  await expect(page).toHaveURL('/organizationSettings');
  const heading = page.getByRole('heading', { name: 'Organization Settings', level: 1 });
  await expect(heading).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toContainText('Complete the organization settings to use the menu.');
});
