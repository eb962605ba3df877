import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { emptyId } from '../validation/rules.ts';
import { testModel } from './team-view.test-model.ts';
import { teamViewMachine, type TeamViewEvent } from './team-view.machine.ts';

testPaths(testModel);

let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ava', 'aster');
});

async function findId(name: string): Promise<string> {
  const team = (await api.getTeams({})).teams.find(({ teamName }) => teamName === name);
  if (!team) throw new Error(`There is no team named ${name}.`);
  return team.teamId;
}

/** The view of a team, once it is loaded. */
async function startView(id: string) {
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
    dialog: () => actor.getSnapshot().children.group,
    question: () => actor.getSnapshot().children.deletion,
    send: (event: TeamViewEvent) => actor.send(event),
    /** After a dialog has closed. */
    back: async () => {
      await waitFor(actor, ({ children }) => !children.group && !children.deletion);
      return settled();
    },
  };
}

const design = async () => startView(await findId('Design'));

describe('the team view', () => {
  it('a team is loaded with its groups', async () => {
    const { actor, names } = await design();
    expect(actor.getSnapshot().matches('loaded')).toBe(true);
    expect(actor.getSnapshot().context.team?.teamName).toBe('Design');
    expect(names()).toEqual(['Care', 'Delivery', 'Planning']);
  });

  it('a team that does not exist is not found', async () => {
    const { actor } = await startView('6f1c2a10-0000-4000-8000-0000000009ff');
    expect(actor.getSnapshot().value).toBe('notFound');
  });

  it('a team that fails to load is unavailable, without a message, in a final state', async () => {
    const id = await findId('Design');
    server.setScenario(down);
    const { actor } = await startView(id);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
  });

  it('a team is reloaded silently when the user returns to the tab', async () => {
    const { actor, group, names } = await design();
    await api.deleteTeamGroup({ path: { groupId: group('Care').groupId } });
    actor.send({ type: 'tab.returned' });
    expect(actor.getSnapshot().matches('loaded')).toBe(true);
    await waitFor(actor, (state) => state.matches({ loaded: 'resting' }));
    expect(names()).toEqual(['Delivery', 'Planning']);
  });

  it('a team deleted while a group is being filled in is not found after the group is left', async () => {
    const body = { teamId: emptyId, teamName: 'Passing', description: 'Soon.', isActive: true };
    await api.saveTeam({ body });
    const id = await findId('Passing');
    const { send, dialog, back } = await startView(id);
    send({ type: 'ADD' });
    const open = dialog();
    open?.send({ type: 'form.changed', change: { groupName: 'Illustration' } });
    await api.deleteTeam({ path: { id } });
    open?.send({ type: 'SAVE' });
    await waitFor(open ?? failing(), (state) => state.hasTag('parentDeleted'));
    open?.send({ type: 'CANCEL' });
    expect(await back()).toMatchObject({ value: 'notFound', status: 'done' });
  });
});

function failing(): never {
  throw new Error('The dialog is open.');
}

describe('the groups of a team', () => {
  it('the team is loaded again after a group is saved, and the first success message is shown', async () => {
    const { send, dialog, back, names } = await design();
    send({ type: 'ADD' });
    dialog()?.send({ type: 'form.changed', change: { groupName: 'Illustration' } });
    dialog()?.send({ type: 'SAVE' });
    expect((await back()).matches('loaded')).toBe(true);
    expect(names()).toEqual(['Care', 'Delivery', 'Illustration', 'Planning']);
    expect(observed.messages).toEqual(['Group was created successfully.']);
    expect(observed.calls.at(-1)).toMatch(/^GET .*\/getTeam$/);
  });

  it('a group is edited as it was loaded, and Cancel returns without a request', async () => {
    const { send, group, dialog, back } = await design();
    send({ type: 'EDIT', group: group('Care') });
    expect(dialog()?.getSnapshot().context.form.groupName).toBe('Care');
    observed.calls.length = 0;
    dialog()?.send({ type: 'CANCEL' });
    expect((await back()).matches('loaded')).toBe(true);
    expect(observed.calls).toEqual([]);
  });

  it('a group is deleted after Yes, and stays after Cancel', async () => {
    const { send, group, question, back, names } = await design();
    send({ type: 'DELETE', group: group('Care') });
    question()?.send({ type: 'CANCEL' });
    expect((await back()).matches('loaded')).toBe(true);
    send({ type: 'DELETE', group: group('Care') });
    question()?.send({ type: 'YES' });
    expect((await back()).matches('loaded')).toBe(true);
    expect(names()).toEqual(['Delivery', 'Planning']);
    expect(observed.messages).toEqual(['Group was deleted successfully.']);
  });

  it('a group can be viewed and closed', async () => {
    const { actor, send, group } = await design();
    send({ type: 'NAME', group: group('Care') });
    const { value, context } = actor.getSnapshot();
    expect([value, context.group?.groupName]).toEqual(['viewingGroup', 'Care']);
    send({ type: 'CANCEL' });
    expect(actor.getSnapshot().matches('loaded')).toBe(true);
  });
});
