import { failedRequest, expect, test } from './fixtures.ts';

const complete = {
  apiAddress: '',
  authority: 'mocks/identity',
  clientId: 'atrium',
  scopes: 'openid',
  supportAddress: 'support@demo.test',
  company: 'Example Ltd.',
};

const faults = [
  { name: 'missing', answer: { status: 404 }, reason: 'config.json could not be read.' },
  { name: 'broken', answer: { body: '{"apiAddress": ' }, reason: 'config.json is not valid JSON.' },
  {
    name: 'wrong',
    answer: { json: { ...complete, clientId: '', scopes: 'profile' } },
    reason: 'clientId: must not be empty',
  },
  { name: 'a page of HTML', answer: { body: '<!doctype html>' }, reason: 'not valid JSON' },
];

for (const { name, answer, reason } of faults) {
  test(`a configuration that is ${name} says what to correct`, async ({ page, faults: heard }) => {
    heard.announce(failedRequest);
    await page.route('**/config.json', (route) => route.fulfill(answer));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Atrium is not set up' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(reason);
    await expect(page.getByRole('main')).toContainText('Please correct config.json');
  });
}
