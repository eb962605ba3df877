import { expect, it } from 'vitest';
import { proveCatalogue } from '../../testing/catalogue.suite.ts';
import { startServer } from '../../testing/harness.ts';

/** Source of the rules: document 3, sections 2 to 5, 7 and 8. */
const { make, listed, refusal, refusals, sample, update } = proveCatalogue({
  calls: {
    list: 'getTools',
    read: ['getTool'],
    create: 'createTool',
    update: 'updateTool',
    remove: 'deleteTool',
  },
  right: 'tools.basic',
  list: async (server, sent) => (await server.ask('ava', 'getTools', sent)).listTools,
  longestName: 250,
  sample: () => ({
    latestVersion: '1.0',
    discription: 'For a test.',
    price: 12.345,
    url: 'https://tool.example.test',
    userLimits: 10,
  }),
  begun: { status: true, licence: false },
  edit: {
    sent: { price: 0, status: false, licence: true, discription: ' ' },
    kept: { discription: null },
  },
  says: {
    created: 'Tool was created successfully.',
    updated: 'Tool was updated successfully.',
    deleted: 'Tool was deleted successfully.',
    taken: 'Tool Name already exists.',
    unknown: 'toolUnknown',
  },
});

it('there are ten demo tools, with and without words, active and inactive', async () => {
  const server = await startServer('2026-03-11T12:00:00.000Z');
  const { listTools: tools } = await server.ask('ava', 'getTools');
  expect(tools).toHaveLength(10);
  expect(new Set(tools.map(({ status }) => status))).toEqual(new Set([true, false]));
  expect(tools.some(({ discription }) => discription === null)).toBe(true);
});

it.each(['price', 'userLimits'])('%s is required, a number, with min 0', async (field) => {
  for (const value of [undefined, null, -1, '12', '1,490.50']) {
    for (const { status, fieldErrors } of await refusals({ [field]: value })) {
      const sentence = value === undefined ? 'is required' : 'is invalid';
      expect([status, fieldErrors]).toEqual([400, { [field]: [`${field} ${sentence}`] }]);
    }
  }
  expect(await make({ [field]: 0 })).toMatchObject({ [field]: 0 });
});

it('User Limits is an integer', async () => {
  for (const { status, fieldErrors } of await refusals({ userLimits: 2.5 })) {
    expect([status, fieldErrors]).toEqual([400, { userLimits: ['userLimits is invalid'] }]);
  }
});

it('Latest Version, Description and URL are optional', async () => {
  const none = { latestVersion: undefined, discription: undefined, url: undefined };
  const made = await make(none);
  expect(made).toMatchObject({ latestVersion: null, discription: null, url: null });
  await update({ ...made, ...none });
  expect(await listed()).toContainEqual({ ...made, version: 2 });
});

it('a tool takes the documents’ spelling alone', async () => {
  const body = { ...sample(), description: 'Spelled right.' };
  expect((await refusal('createTool', { body })).fieldErrors).toEqual({
    description: ['description is not known here'],
  });
});
