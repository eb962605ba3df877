import { failedRequest, expect, test } from './fixtures.ts';

const complete = {
  apiAddress: '',
  authority: 'mocks/identity',
  clientId: 'atrium',
  scopes: 'openid',
  supportAddress: 'support@demo.test',
  company: 'Example Ltd.',
};

const cases = [
  { name: 'missing', response: { status: 404 }, reason: 'config.json could not be read.' },
  {
    name: 'broken',
    response: { body: '{"apiAddress": ' },
    reason: 'config.json is not valid JSON.',
  },
  {
    name: 'wrong',
    response: { json: { ...complete, clientId: '', scopes: 'profile' } },
    reason: 'clientId: must not be empty',
  },
  { name: 'a page of HTML', response: { body: '<!doctype html>' }, reason: 'not valid JSON' },
];

test('the app says what to correct in a missing or invalid configuration', async ({
  page,
  pageErrors: logged,
}) => {
  logged.announce(failedRequest);
  for (const { name, response, reason } of cases) {
    await test.step(name, async () => {
      await page.unrouteAll();
      await page.route('**/config.json', (route) => route.fulfill(response));
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Atrium is not set up' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(reason);
      await expect(page.getByRole('main')).toContainText('Please correct config.json');
    });
  }
});
