import { expect, it } from 'vitest';
import { testCatalogue } from '../../testing/catalogue.suite.ts';
import { startServer } from '../../testing/harness.ts';
import { testPricedCatalogue } from '../../testing/priced.suite.ts';

/** Source: TOOL-011, TOOL-018, TOOL-006. */
const tools = testCatalogue({
  calls: {
    list: 'getTools',
    read: ['getTool'],
    create: 'createTool',
    update: 'updateTool',
    remove: 'deleteTool',
  },
  right: 'tools.basic',
  list: async (server, sent) => (await server.request('ava', 'getTools', sent)).listTools,
  longestName: 250,
  sample: () => ({
    latestVersion: '1.0',
    discription: 'For a test.',
    price: 12.345,
    url: 'https://tool.example.test',
    userLimits: 10,
  }),
  initial: { status: true, licence: false },
  edit: {
    sent: { price: 0, status: false, licence: true, discription: ' ' },
    stored: { discription: null },
  },
  messages: {
    created: 'Tool was created successfully.',
    updated: 'Tool was updated successfully.',
    deleted: 'Tool was deleted successfully.',
    taken: 'Tool Name already exists.',
    unknown: 'toolUnknown',
  },
});

testPricedCatalogue(tools);

it('the demo has ten tools, with and without texts, active and inactive', async () => {
  const server = await startServer('2026-03-11T12:00:00.000Z');
  const { listTools } = await server.request('ava', 'getTools');
  expect(listTools).toHaveLength(10);
  expect(new Set(listTools.map(({ status }) => status))).toEqual(new Set([true, false]));
  expect(listTools.some(({ discription }) => discription === null)).toBe(true);
});

it('the tool’s Latest Version, Description and URL are optional', async () => {
  const none = { latestVersion: undefined, discription: undefined, url: undefined };
  const made = await tools.make(none);
  expect(made).toMatchObject({ latestVersion: null, discription: null, url: null });
  await tools.update({ ...made, ...none });
  expect(await tools.listed()).toContainEqual({ ...made, version: 2 });
});

it('a tool accepts only the documented spelling of its fields', async () => {
  const body = { ...tools.sample(), description: 'Spelled right.' };
  expect((await tools.expectError('createTool', { body })).fieldErrors).toEqual({
    description: ['description is not a known field'],
  });
});
