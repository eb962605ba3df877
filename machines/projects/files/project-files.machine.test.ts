import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { exampleFiles } from '../parts/project-extras.fixtures.ts';
import { getHost, toFileBody, toFileForm, validateFile, type ProjectFile } from './project-file.ts';
import type { ProjectPartReport } from '../parts/project-part.ts';
import { testModel } from './project-files.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;
let observed: Observed;
let projectId: string;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ava', 'aster');
  projectId = crypto.randomUUID();
  const body = { id: projectId, code: 'KIT-1', name: 'Kit', description: '' };
  await api.createProject({ body });
  observed.calls.length = 0;
});

const loadDetail = () => api.getProject({ path: { id: projectId } });

/** The part's machine with its project. */
async function start() {
  const report = { send: vi.fn<(event: ProjectPartReport) => void>() };
  const input = {
    detail: await loadDetail(),
    employeeId: 'employee-ava',
    clock: { now: () => 0 },
    report,
  };
  return { actor: createActor(testModel.machine, { input }).start(), report };
}

async function add(name = 'Plan', url = 'https://files.test/plan'): Promise<ProjectFile> {
  const body = { id: crypto.randomUUID(), name, url };
  return (await api.addProjectFile({ path: { projectId }, body })).projectFileLink;
}

describe('the file links of a project', () => {
  it('a new link is saved once, and the project loads again', async () => {
    const { actor, report } = await start();
    actor.send({ type: 'file.add' });
    const { file } = actor.getSnapshot().children;
    file?.send({ type: 'form.changed', change: { name: ' Plan ', url: ' HTTPS://a.test/ü ' } });
    file?.send({ type: 'SAVE' });
    file?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('shown'));
    expect(report.send.mock.calls).toEqual([[{ type: 'project.changed' }]]);
    const detail = await loadDetail();
    expect(detail.projectFilesStorage).toMatchObject([
      { name: 'Plan', url: 'https://a.test/%C3%BC' },
    ]);
    actor.send({ type: 'project.updated', detail });
    expect(actor.getSnapshot().context.files).toEqual(detail.projectFilesStorage);
  });

  it('a save whose response is lost adds no second link', async () => {
    const { actor } = await start();
    actor.send({ type: 'file.add' });
    const { file } = actor.getSnapshot().children;
    file?.send({ type: 'form.changed', change: { name: 'Plan', url: 'https://a.test/' } });
    const fetch = async (request: Request) => {
      await server.fetch(request);
      throw new TypeError('The connection was lost.');
    };
    connectAs({ ...server, fetch }, 'ava', 'aster');
    file?.send({ type: 'SAVE' });
    if (file) await waitFor(file, (state) => state.matches({ editing: 'filling' }));
    connectAs(server, 'ava', 'aster');
    file?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('shown'));
    expect((await loadDetail()).projectFilesStorage).toHaveLength(1);
  });

  it('a link that someone else has changed meanwhile is compared, and can be overwritten', async () => {
    const before = await add();
    const { actor } = await start();
    actor.send({ type: 'file.edit', file: before });
    const { file } = actor.getSnapshot().children;
    const { id, url } = before;
    await api.updateProjectFile({ body: { id, name: 'Theirs', url, version: 1 } });
    file?.send({ type: 'form.changed', change: { name: 'Mine' } });
    file?.send({ type: 'SAVE' });
    if (!file) throw new Error('Expected a dialog, found none.');
    const stale = await waitFor(file, (state) => state.hasTag('stale'));
    expect(stale.context.theirFields).toEqual(['name']);
    file.send({ type: 'form.overwrite' });
    await waitFor(actor, (state) => state.matches('shown'));
    expect((await loadDetail()).projectFilesStorage).toMatchObject([{ name: 'Mine', version: 3 }]);
  });

  it('a deleted link disappears at once; a failed deletion asks again', async () => {
    const file = await add();
    const { actor, report } = await start();
    actor.send({ type: 'file.delete', file });
    const { deletion } = actor.getSnapshot().children;
    server.setScenario(down);
    deletion?.send({ type: 'YES' });
    if (deletion) await waitFor(deletion, (state) => state.matches('confirming'));
    server.setScenario(healthy);
    deletion?.send({ type: 'YES' });
    await waitFor(actor, (state) => state.matches('shown'));
    expect(actor.getSnapshot().context.files).toEqual([]);
    expect(report.send).toHaveBeenCalledOnce();
    expect((await loadDetail()).projectFilesStorage).toEqual([]);
  });
});

describe('the validation of a file link', () => {
  const example = { name: 'Plan', url: 'https://files.test/plan' };
  testLimits({
    schema: getSchema(contract, 'FileLinkInput'),
    example,
    buildBody: (form) => ({ id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d21', ...toFileBody(form) }),
    check: validateFile,
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'ftp://a.test', 'a.test'])(
    'a file link is no %s',
    (url) => expect(validateFile({ ...example, url })).toEqual({ url: { rule: 'webAddress' } }),
  );

  it('the form of a link has its name and address', () => {
    const [, minutes] = exampleFiles;
    expect(minutes && toFileForm(minutes)).toEqual({ name: minutes?.name, url: minutes?.url });
  });

  it('the host of a link is shown without www.', () => {
    expect(getHost('HTTPS://www.Docs.test/a')).toBe('docs.test');
    expect(getHost('no address')).toBe('');
  });
});
