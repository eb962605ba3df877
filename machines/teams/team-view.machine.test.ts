import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, fair, type Heard, type ServerInWeather } from '../testing/connect.ts';
import { provePartForm } from '../testing/part-form.suite.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { isPartUnsaved } from '../records/part-form.ts';
import { emptyId } from '../validation/rules.ts';
import { emptyGroup, type GroupForm } from './group.ts';
import { guide } from './team-view.guide.ts';
import { teamViewMachine, type TeamViewEvent } from './team-view.machine.ts';

provePaths(guide);

let server: ServerInWeather;
let heard: Heard;

beforeEach(async () => {
  server = await createNodeServer();
  heard = connectAs(server, 'ava', 'aster');
});

async function idOf(name: string): Promise<string> {
  const team = (await api.getTeams({})).teams.find(({ teamName }) => teamName === name);
  if (!team) throw new Error(`There is no team named ${name}.`);
  return team.teamId;
}

/** The view of a team, once it is there. */
async function viewOf(id: string) {
  const actor = createActor(teamViewMachine, { input: { id } }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  const group = (name: string) => {
    const items = actor.getSnapshot().context.team?.groupItems ?? [];
    const found = items.find(({ groupName }) => groupName === name);
    if (!found) throw new Error(`There is no group named ${name}.`);
    return found;
  };
  await settled();
  return {
    actor,
    group,
    names: () => actor.getSnapshot().context.team?.groupItems.map(({ groupName }) => groupName),
    type: (change: Partial<GroupForm>) => actor.send({ type: 'form.changed', change }),
    send: async (event: TeamViewEvent) => {
      actor.send(event);
      return settled();
    },
  };
}

const design = async () => viewOf(await idOf('Design'));
const sample = { groupName: 'Illustration', totalMembers: '3', totalTasks: '8' };

provePartForm({
  server: createNodeServer,
  opened: async () => {
    const { actor, send } = await design();
    await send({ type: 'ADD' });
    return { actor, settled: () => waitFor(actor, (state) => !state.hasTag('busy')) };
  },
  emptyForm: emptyGroup,
  sample,
  other: { groupName: 'Sketching' },
});

it('a group of a team that is gone stays to be copied, and closing shows that the team is gone', async () => {
  const body = { teamId: emptyId, teamName: 'Passing', description: 'Soon gone.', isActive: true };
  await api.saveTeam({ body });
  const id = await idOf('Passing');
  const { actor, send, type } = await viewOf(id);
  await send({ type: 'ADD' });
  type(sample);
  await api.deleteTeam({ path: { id } });
  const { value, context } = await send({ type: 'SAVE' });
  expect(value).toEqual({ addGroup: 'teamGone' });
  expect(context.form).toMatchObject(sample);
  expect(context.refusal).toMatch(/\w/);
  expect((await send({ type: 'CANCEL' })).value).toBe('notFound');
  expect(actor.getSnapshot().status).toBe('done');
});

describe('a team', () => {
  it('is loaded with its groups', async () => {
    const { actor, names } = await design();
    expect(actor.getSnapshot().matches('loaded')).toBe(true);
    expect(actor.getSnapshot().context.team?.teamName).toBe('Design');
    expect(names()).toEqual(['Care', 'Delivery', 'Planning']);
  });

  it('that is not there is not found', async () => {
    const { actor } = await viewOf('6f1c2a10-0000-4000-8000-0000000009ff');
    expect(actor.getSnapshot().value).toBe('notFound');
  });

  it('that cannot be read is unavailable: silent and final', async () => {
    const id = await idOf('Design');
    server.setScenario(down);
    const { actor } = await viewOf(id);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
  });

  it('is read again quietly when the person is back in the tab', async () => {
    const { actor, group, names } = await design();
    await api.deleteTeamGroup({ path: { groupId: group('Care').groupId } });
    actor.send({ type: 'tab.returned' });
    expect(actor.getSnapshot().matches('loaded')).toBe(true);
    await waitFor(actor, (state) => state.matches({ loaded: 'resting' }));
    expect(names()).toEqual(['Delivery', 'Planning']);
  });
});

describe('a new group', () => {
  it('is saved; the team is read again, and the first success message is shown', async () => {
    const { send, type, names } = await design();
    await send({ type: 'ADD' });
    type({ ...sample, completedTasks: '8' });
    expect((await send({ type: 'SAVE' })).matches('loaded')).toBe(true);
    expect(names()).toEqual(['Care', 'Delivery', 'Illustration', 'Planning']);
    expect(heard.told).toEqual(['Group was created successfully.']);
    expect(heard.calls.at(-1)).toMatch(/^GET .*\/getTeam$/);
    expect(heard.bodies.at(-2)).toMatchObject({
      groupId: emptyId,
      groupName: 'Illustration',
      totalMembers: 3,
      totalTasks: 8,
      completedTasks: 8,
      isActive: true,
    });
  });

  it('is saved once, however often Save is pressed', async () => {
    const { actor, send, type } = await design();
    await send({ type: 'ADD' });
    type(sample);
    actor.send({ type: 'SAVE' });
    await send({ type: 'SAVE' });
    expect(heard.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('is unsaved from the first change until it is saved or given up', async () => {
    const { actor, send, type } = await design();
    const isUnsaved = () => isPartUnsaved(actor.getSnapshot());
    await send({ type: 'ADD' });
    expect(isUnsaved()).toBe(false);
    type(sample);
    expect(isUnsaved()).toBe(true);
    const saved = send({ type: 'SAVE' });
    expect(isUnsaved()).toBe(true);
    await saved;
    expect(isUnsaved()).toBe(false);
  });

  it('is not saved after Cancel', async () => {
    const { send, type, names } = await design();
    await send({ type: 'ADD' });
    type(sample);
    expect((await send({ type: 'CANCEL' })).matches('loaded')).toBe(true);
    expect(names()).toHaveLength(3);
    expect((await send({ type: 'ADD' })).context.form.groupName).toBe('');
  });

  it('without Tasks is not asked for Completed Tasks, which are not known then', async () => {
    const { send, type, group } = await design();
    await send({ type: 'ADD' });
    type({ groupName: ' Rest ', totalTasks: '2', completedTasks: '5' });
    type({ totalTasks: '' });
    await send({ type: 'SAVE' });
    expect(group('Rest')).toMatchObject({
      totalMembers: null,
      totalTasks: null,
      completedTasks: null,
    });
  });

  it('whose name is taken comes back to its dialog, with the words at the field', async () => {
    const { send, type } = await design();
    await send({ type: 'ADD' });
    type({ ...sample, groupName: 'care' });
    const { value, context } = await send({ type: 'SAVE' });
    expect(value).toEqual({ addGroup: 'filling' });
    expect(context.form).toMatchObject({ ...sample, groupName: 'care' });
    expect(context.faults).toEqual({ groupName: { words: 'Group Name already exists.' } });
  });
});

describe('a group that is edited', () => {
  it('is saved with the version that was seen', async () => {
    const { send, type, group } = await design();
    await send({ type: 'EDIT', group: group('Care') });
    type({ groupName: 'Care and repair', isActive: false });
    expect((await send({ type: 'SAVE' })).matches('loaded')).toBe(true);
    expect(group('Care and repair')).toMatchObject({ isActive: false, version: 2 });
    expect(heard.told).toEqual(['Group was updated successfully.']);
  });

  it('is kept in its dialog while the server is down, and saved later', async () => {
    const { send, type, group } = await design();
    await send({ type: 'EDIT', group: group('Care') });
    type({ groupName: 'رعاية 🚀' });
    server.setScenario(down);
    const { value, context } = await send({ type: 'SAVE' });
    expect(value).toEqual({ editGroup: 'filling' });
    expect(context.form.groupName).toBe('رعاية 🚀');
    expect(heard.problems.at(-1)?.kind).toBe('down');
    server.setScenario(fair);
    expect((await send({ type: 'SAVE' })).matches('loaded')).toBe(true);
    expect(group('رعاية 🚀').version).toBe(2);
  });

  it('is kept in its dialog while there is no network', async () => {
    const { send, type, group } = await design();
    await send({ type: 'EDIT', group: group('Care') });
    type({ totalMembers: '0' });
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const lost = connectAs({ ...server, fetch: offline }, 'ava', 'aster');
    const { value, context } = await send({ type: 'SAVE' });
    expect([value, context.form.totalMembers]).toEqual([{ editGroup: 'filling' }, '0']);
    expect(lost.problems).toEqual([{ kind: 'unreachable', id: 'saveTeamGroup' }]);
  });

  it('that somebody has changed meanwhile says so, and is saved anyway if asked', async () => {
    const [one, other] = [await design(), await design()];
    for (const { send, group } of [one, other]) await send({ type: 'EDIT', group: group('Care') });
    other.type({ totalMembers: '7' });
    await other.send({ type: 'SAVE' });
    one.type({ groupName: 'Care and repair' });
    const { value, context } = await one.send({ type: 'SAVE' });
    expect(value).toEqual({ editGroup: 'stale' });
    expect(context.refusal).toContain('Ava Stone');
    expect(context.form.groupName).toBe('Care and repair');
    expect((await one.send({ type: 'SAVE_ANYWAY' })).matches('loaded')).toBe(true);
    expect(one.group('Care and repair').version).toBe(3);
  });

  it('that somebody has changed meanwhile is shown as it is now after Cancel', async () => {
    const [one, other] = [await design(), await design()];
    for (const { send, group } of [one, other]) await send({ type: 'EDIT', group: group('Care') });
    other.type({ totalMembers: '7' });
    await other.send({ type: 'SAVE' });
    await one.send({ type: 'SAVE' });
    expect((await one.send({ type: 'CANCEL' })).matches('loaded')).toBe(true);
    expect(one.group('Care').totalMembers).toBe(7);
  });

  it('that somebody has deleted is kept, and saved as a new one if asked', async () => {
    const { send, type, group } = await design();
    const { groupId } = group('Care');
    await send({ type: 'EDIT', group: group('Care') });
    type({ groupName: 'Care and repair' });
    await api.deleteTeamGroup({ path: { groupId } });
    const { value, context } = await send({ type: 'SAVE' });
    expect(value).toEqual({ editGroup: 'gone' });
    expect(context.refusal).toBe('This group was not found in the team.');
    expect((await send({ type: 'SAVE_AS_NEW' })).matches('loaded')).toBe(true);
    expect(group('Care and repair').groupId).not.toBe(groupId);
  });
});

describe('a group that is deleted', () => {
  it('leaves the team after Yes', async () => {
    const { actor, send, group, names } = await design();
    await send({ type: 'DELETE', group: group('Care') });
    expect(actor.getSnapshot().value).toBe('deleteGroup');
    expect((await send({ type: 'YES' })).matches('loaded')).toBe(true);
    expect(names()).toEqual(['Delivery', 'Planning']);
    expect(heard.told).toEqual(['Group was deleted successfully.']);
  });

  it('stays after Cancel', async () => {
    const { send, group } = await design();
    await send({ type: 'DELETE', group: group('Care') });
    expect((await send({ type: 'CANCEL' })).matches('loaded')).toBe(true);
    expect(heard.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('that cannot be deleted leads back to the question', async () => {
    const { send, group } = await design();
    await send({ type: 'DELETE', group: group('Care') });
    server.setScenario(down);
    const { value, context } = await send({ type: 'YES' });
    expect([value, context.group?.groupName]).toEqual(['deleteGroup', 'Care']);
  });

  it('leaves the team when somebody else was faster', async () => {
    const { send, group, names } = await design();
    await send({ type: 'DELETE', group: group('Care') });
    await api.deleteTeamGroup({ path: { groupId: group('Care').groupId } });
    expect((await send({ type: 'YES' })).matches('loaded')).toBe(true);
    expect(names()).toEqual(['Delivery', 'Planning']);
  });
});

it('a group is shown to be read, and closed', async () => {
  const { send, group } = await design();
  const { value, context } = await send({ type: 'NAME', group: group('Care') });
  expect([value, context.group?.groupName]).toEqual(['viewGroup', 'Care']);
  expect((await send({ type: 'CANCEL' })).matches('loaded')).toBe(true);
});
