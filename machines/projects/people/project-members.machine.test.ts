import { beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { createOwnProject, startPart } from '../parts/project-part.suite.ts';
import { projectMembersMachine } from './project-members.machine.ts';
import { testModel } from './project-members.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ben', 'aster');
});

const listMembers = async (id: string) =>
  (await api.getProject({ path: { id } })).project.members.map(({ fullName }) => fullName);

describe('the members of a project', () => {
  it('an employee found by name is added, and the overview is told', async () => {
    const id = await createOwnProject('MEM-1');
    const { actor, rest, reports } = await startPart(projectMembersMachine, id);
    actor.send({ type: 'member.add' });
    const { dialog } = actor.getSnapshot().children;
    const search = dialog?.getSnapshot().children.search;
    search?.send({ type: 'text.typed', text: 'park' });
    if (!search) throw new Error('Expected the dialog to search, found no search.');
    const found = await waitFor(search, (state) => state.matches({ open: 'found' }));
    expect(found.context.choices).toEqual([{ id: 'employee-leo', label: 'Leo Park' }]);
    dialog?.send({ type: 'person.selected', choice: found.context.choices[0] ?? null });
    dialog?.send({ type: 'SAVE' });
    await rest();
    expect(reports).toEqual(['project.changed']);
    expect(await listMembers(id)).toEqual(['Ben Okafor', 'Leo Park']);
  });

  it('a member is removed after Yes', async () => {
    const id = await createOwnProject('MEM-2');
    await api.addProjectMember({ body: { projectId: id, employeeId: 'employee-leo' } });
    const { actor, rest, reports } = await startPart(projectMembersMachine, id);
    const { members } = actor.getSnapshot().context.detail.project;
    const leo = members.find(({ employeeId }) => employeeId === 'employee-leo');
    if (!leo) throw new Error('Expected Leo among the members, found none.');
    actor.send({ type: 'member.remove', member: leo });
    actor.send({ type: 'YES' });
    await rest();
    expect(reports).toEqual(['project.changed']);
    expect(await listMembers(id)).toEqual(['Ben Okafor']);
  });
});
