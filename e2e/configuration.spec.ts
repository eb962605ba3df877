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

test('a configuration that is missing or wrong says what to correct', async ({
  page,
  faults: heard,
}) => {
  heard.announce(failedRequest);
  for (const { name, answer, reason } of faults) {
    await test.step(name, async () => {
      await page.unrouteAll();
      await page.route('**/config.json', (route) => route.fulfill(answer));
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Atrium is not set up' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(reason);
      await expect(page.getByRole('main')).toContainText('Please correct config.json');
    });
  }
});
