import { expect, failedRequest, test } from './fixtures.ts';
import { atProvider } from './support/journey.ts';
import { setWeather } from './support/weather.ts';

test('an organisation registers itself, and its administrator begins with the settings', async ({
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
  await expect(zone).toHaveValue(/UTC$/); // that of the browser
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
  await expect(menu).toContainText('The menu opens once the organization settings are complete.');
});

test('what is registered already is said at its field, and the form is found again', async ({
  page,
  faults,
}) => {
  faults.announce(failedRequest);
  await page.goto('/user-registration');
  await page.getByLabel('Organization').fill('Aster Labs');
  await page.getByLabel('Name', { exact: true }).fill('Lena Elm');
  await page.getByLabel('Email Address').fill('ben@demo.test');
  await page.getByLabel('Contact Number').fill('+49 30 123456');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('lisbon');
  await page.getByRole('option', { name: 'Europe/Lisbon' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(
    page.getByText('An organisation with this name is registered already.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
    'There is an account with this e-mail address already. Please sign in.',
  );
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Register your organization' }).click();
  await expect(page.getByLabel('Organization')).toHaveValue('Aster Labs');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/Europe\/Lisbon/);
});

test('without the server the form stays, and the failure is told', async ({ page, faults }) => {
  faults.announce(failedRequest);
  await page.goto('/');
  await setWeather(page, 'server-fault');
  await page.goto('/user-registration');
  await expect(page.getByText('The time zones could not be loaded.')).toBeVisible();
  await page.getByLabel('Organization').fill('Elm & Sons');
  await setWeather(page, 'fair-weather');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The time zones could not be loaded.')).toBeHidden();

  await page.getByLabel('Name', { exact: true }).fill('Lena Elm');
  await page.getByLabel('Email Address').fill('lena@elm.test');
  await page.getByLabel('Contact Number').fill('+49 30 123456');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('berlin');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  await setWeather(page, 'server-fault');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alertdialog').first()).toBeVisible();
  await expect(page).toHaveURL('/user-registration');
  await expect(page.getByLabel('Organization')).toHaveValue('Elm & Sons');
});
