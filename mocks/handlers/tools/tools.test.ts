import { beforeAll, describe, expect, it } from 'vitest';
import { asSent } from '../../testing/as-sent.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { foreignNames, symbols } from '../../testing/names.ts';

/** Source of the rules: document 3, sections 2 to 5, 7 and 8. */
const now = '2026-03-11T12:00:00.000Z';
const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

/** What an answer of a record tells of its last change. */
const by = (changedBy: string) => ({ changedBy, changedOn: now });

let number = 0;
const tool = (over: object = {}) => ({
  name: `Tool ${(number += 1)}`,
  latestVersion: '1.0',
  discription: 'For a test.',
  price: 12.345,
  url: 'https://tool.example.test',
  userLimits: 10,
  ...over,
});
const listed = async () => (await server.ask('ava', 'getTools')).listTools.map(asSent);

/** Creates a tool and answers it as it is listed. */
async function make(over: object = {}) {
  const body = tool(over);
  await server.ask('ava', 'createTool', { body });
  const made = (await listed()).find(({ name }) => name === body.name.trim());
  if (!made) throw new Error('The tool was not listed.');
  return made;
}

describe('the tools', () => {
  it('are ten, by name, with and without words, active and inactive', async () => {
    const { listTools } = await server.ask('ava', 'getTools', { tenantId: 'birch' });
    expect(listTools).toHaveLength(10);
    const names = listTools.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(new Set(listTools.map(({ status }) => status))).toEqual(new Set([true, false]));
    expect(listTools.some(({ discription }) => discription === null)).toBe(true);
  });

  it('are read from a wrapper named updateTool', async () => {
    const [first] = (await server.ask('ava', 'getTools')).listTools;
    const path = { id: first?.id ?? '' };
    expect(await server.ask('ava', 'getTool', { path })).toEqual({ updateTool: first });
  });
});

describe('a tool', () => {
  it('is created active and without a licence: Tool was created successfully.', async () => {
    const body = tool();
    const { successMessages } = await server.ask('ava', 'createTool', { body });
    expect(successMessages).toEqual(['Tool was created successfully.']);
    expect((await server.ask('ava', 'getTools')).listTools).toContainEqual({
      ...body,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: true,
      licence: false,
      version: 1,
      ...by('Ava Stone'),
    });
  });

  it('is updated with status and licence: Tool was updated successfully.', async () => {
    const made = await make();
    const body = { ...made, price: 0, status: false, licence: true, discription: ' ' };
    const { successMessages } = await server.ask('kira', 'updateTool', { body });
    expect(successMessages).toEqual(['Tool was updated successfully.']);
    const path = { id: made.id };
    const { updateTool } = await server.ask('ava', 'getTool', { path });
    expect(updateTool).toEqual({ ...body, discription: null, version: 2, ...by('Kira Novak') });
  });

  it('is deleted: Tool was deleted successfully.', async () => {
    const path = { id: (await make()).id };
    const { successMessages } = await server.ask('ava', 'deleteTool', { path });
    expect(successMessages).toEqual(['Tool was deleted successfully.']);
    for (const id of ['getTool', 'deleteTool'] as const) {
      expect(await server.refusal('ava', id, { path })).toMatchObject({
        status: 404,
        code: 'toolUnknown',
      });
    }
  });

  it('that somebody has deleted meanwhile is not found, and does not come back', async () => {
    const body = await make();
    await server.ask('kira', 'deleteTool', { path: { id: body.id } });
    expect(await server.refusal('ava', 'updateTool', { body })).toMatchObject({
      status: 404,
      code: 'toolUnknown',
    });
    expect((await listed()).map(({ id }) => id)).not.toContain(body.id);
  });

  it('that somebody has changed meanwhile is not overwritten', async () => {
    const made = await make();
    await server.ask('kira', 'updateTool', { body: { ...made, price: 7 } });
    const body = { ...made, price: 8 };
    expect(await server.refusal('ava', 'updateTool', { body })).toMatchObject({
      status: 409,
      code: 'changedMeanwhile',
    });
    expect(await listed()).toContainEqual({ ...made, price: 7, version: 2 });
  });

  it('of another tenant is not found', async () => {
    const made = await make();
    const there = { tenantId: 'birch', path: { id: made.id } };
    for (const id of ['getTool', 'deleteTool'] as const) {
      expect((await server.refusal('ava', id, there)).status).toBe(404);
    }
    const update = { tenantId: 'birch', body: made };
    expect((await server.refusal('ava', 'updateTool', update)).status).toBe(404);
    expect(await listed()).toContainEqual(made);
  });
});

/** What both forms say of a field. */
async function refusals(over: object) {
  const made = await make();
  const created = await server.refusal('ava', 'createTool', { body: tool(over) });
  const body = { ...made, ...over };
  const updated = await server.refusal('ava', 'updateTool', { body });
  return [created, updated].map(({ status, fieldErrors }) => ({ status, fieldErrors }));
}

describe('Tool', () => {
  it('Name is required and trimmed', async () => {
    expect((await make({ name: ' Edges ' })).name).toBe('Edges');
    for (const name of ['', '  ', undefined, 'a'.repeat(251), symbols(251)]) {
      for (const refused of await refusals({ name })) {
        expect([refused.status, Object.keys(refused.fieldErrors ?? {})]).toEqual([400, ['name']]);
      }
    }
  });

  it.each([...foreignNames, 'a'.repeat(250), symbols(250)])('Name may be %s', async (name) => {
    const made = await make({ name });
    expect(made.name).toBe(name);
    await server.ask('ava', 'updateTool', { body: made });
    expect(await listed()).toContainEqual({ ...made, version: 2 });
  });

  it('Name is another for each tool, whatever its case', async () => {
    const first = await make();
    const name = ` ${first.name.toUpperCase()}`;
    const taken = { status: 409, fieldErrors: { name: ['Tool Name already exists.'] } };
    expect(await refusals({ name })).toEqual([taken, taken]);
    await server.ask('ava', 'updateTool', { body: { ...first, name } });
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
    const wrong = { status: 400, fieldErrors: { userLimits: ['userLimits is invalid'] } };
    expect(await refusals({ userLimits: 2.5 })).toEqual([wrong, wrong]);
  });

  it('Latest Version, Description and URL are optional', async () => {
    const none = { latestVersion: undefined, discription: undefined, url: undefined };
    const empty = { latestVersion: null, discription: null, url: null };
    const made = await make(none);
    expect(made).toMatchObject(empty);
    await server.ask('ava', 'updateTool', { body: { ...made, ...none } });
    expect(await listed()).toContainEqual({ ...made, version: 2 });
  });

  it('takes the documents’ spelling alone', async () => {
    const body = { ...tool(), description: 'Spelled right.' };
    expect((await server.refusal('ava', 'createTool', { body })).fieldErrors).toEqual({
      description: ['description is not known here'],
    });
  });
});

it.each([
  ['getTools'],
  ['getTool'],
  ['deleteTool'],
  ['createTool', tool()],
  ['updateTool', tool({ id: stranger, status: true, licence: true })],
] as const)('Tools is a privilege group that %s needs', async (id, body?: object) => {
  const refused = await server.refusal('ben', id, { path: { id: stranger }, body });
  expect(refused).toMatchObject({
    status: 403,
    errorMessages: ['You need the right tools.basic for this.'],
  });
});
