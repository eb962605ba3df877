import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { serverClock } from '../../clock.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { projectSubProjectsMachine } from './project-sub-projects.machine.ts';
import { testModel } from './project-sub-projects.test-model.ts';
import type { ProjectPartReport } from './project-part.ts';

testPaths(testModel);

it('a delinked sub-project leaves the list at once, and the overview loads again', async () => {
  connectAs(await createNodeServer(), 'ben', 'aster');
  const [id, subId] = [crypto.randomUUID(), crypto.randomUUID()];
  await api.createProject({ body: { id, code: 'SP-1', name: 'Upper', description: '' } });
  await api.addSubProject({
    path: { projectId: id },
    body: { id: subId, code: 'SP-2', name: 'Lower', description: '' },
  });
  const detail = await api.getProject({ path: { id } });
  const [subProject] = detail.subProjects;
  if (!subProject) throw new Error('Expected a sub-project, found none.');
  const reports: ProjectPartReport[] = [];
  const report = { send: (sent: ProjectPartReport) => void reports.push(sent) };
  const input = { detail, employeeId: 'employee-ben', clock: serverClock, report };
  const actor = createActor(projectSubProjectsMachine, { input }).start();
  actor.send({ type: 'DELINK', subProject });
  actor.getSnapshot().children.delinking?.send({ type: 'YES' });
  const { context } = await waitFor(actor, (state) => state.matches('resting'));
  expect(context.detail.subProjects).toEqual([]);
  expect(reports).toEqual([{ type: 'project.changed' }]);
  expect((await api.getProject({ path: { id: subId } })).project.linkState).toBe('none');
});
