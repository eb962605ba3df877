import { createActor, SimulatedClock, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { billing, portal, review } from './work.fixtures.ts';
import { testModel } from './work-picker.test-model.ts';
import { workPickerMachine, type WorkSelected } from './work-picker.machine.ts';
import { canAddTo, listOffers, toWork } from './work.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ben', 'aster');
});

function startActor() {
  const clock = new SimulatedClock();
  const actor = createActor(workPickerMachine, { clock });
  const selected: WorkSelected[] = [];
  actor.on('work.selected', (event) => selected.push(event));
  actor.start();
  const settled = async () => (await waitFor(actor, (state) => !state.hasTag('busy'))).context;
  const type = (text: string) => {
    actor.send({ type: 'text.typed', text });
    clock.increment(200);
    return settled();
  };
  return { actor, selected, settled, type };
}

/** The first project found to which the user may add a task. */
const ownProject = async ({ settled }: Pick<ReturnType<typeof startActor>, 'settled'>) => {
  const { found } = await settled();
  const project = found.find(canAddTo);
  if (!project) throw new Error('There is no project to add a task to.');
  return project;
};

describe('the work picker', () => {
  it('the work picker offers a page of work and the recently booked work before anything is typed', async () => {
    const { actor, settled } = startActor();
    const { found, total } = await settled();
    expect(found.length).toBe(Math.min(20, total));
    const { context } = await waitFor(actor, (state) => state.context.recent.length > 0);
    const { projectTaskCombos } = await api.getRecentProjectTaskCombos({});
    expect(context.recent.map(({ taskId }) => taskId)).toEqual(
      projectTaskCombos.map(({ taskId }) => taskId),
    );
  });

  it('the work picker finds work by words of project and task, with recently booked work first', async () => {
    const { actor, type } = startActor();
    const { recent } = await waitFor(actor, ({ context }) => context.recent.length > 0).then(
      ({ context }) => context,
    );
    const [first] = recent;
    const searchText = `${first?.taskDisplayString} ${first?.projectDisplayString}`;
    const { found } = await type(searchText);
    expect(found).toHaveLength(1);
    expect(listOffers(searchText, recent, found)).toEqual({ recent: [first], others: [] });
  });

  it('the work picker loads page by page', async () => {
    await Promise.all(
      Array.from({ length: 25 }, async (_, number) => {
        const body = { id: crypto.randomUUID(), name: `Shelf ${number}`, code: `SHELF-${number}` };
        await api.createProject({ body: { ...body, description: '' } });
      }),
    );
    const { actor, type, settled } = startActor();
    expect((await type('shelf')).found).toHaveLength(20);
    actor.send({ type: 'end.reached' });
    const { found } = await settled();
    expect(new Set(found.map(({ projectId }) => projectId)).size).toBe(25);
    expect(actor.getSnapshot().can({ type: 'end.reached' })).toBe(false);
  });

  it('the work picker can add a task, which is selected immediately', async () => {
    const { actor, selected, settled } = startActor();
    const project = await ownProject({ settled });
    actor.send({ type: 'task.add', project });
    actor.send({ type: 'name.typed', name: '  ' });
    expect(actor.getSnapshot().can({ type: 'task.create' })).toBe(false);
    actor.send({ type: 'name.typed', name: ' Write the manual ' });
    actor.send({ type: 'task.create' });
    await waitFor(actor, ({ status }) => status === 'done');
    const { pmoTasksKVP } = await api.getTasksSelection({
      query: { projectId: project.projectId },
    });
    const made = pmoTasksKVP.find(({ value }) => value.endsWith(' Write the manual'));
    expect(selected).toEqual([
      {
        type: 'work.selected',
        work: {
          projectId: project.projectId,
          projectDisplayString: project.projectDisplayString,
          taskId: made?.key,
          taskDisplayString: made?.value,
        },
      },
    ]);
  });

  it('the work picker can be retried when the server is down, and the typed text stays', async () => {
    const { actor, settled, type } = startActor();
    const project = await ownProject({ settled });
    server.setScenario(down);
    expect(await type('portal')).toMatchObject({ text: 'portal', cause: 'down' });
    expect(actor.getSnapshot().matches({ choosing: 'failed' })).toBe(true);
    actor.send({ type: 'task.add', project });
    actor.send({ type: 'name.typed', name: 'Kept' });
    actor.send({ type: 'task.create' });
    expect(await settled()).toMatchObject({ name: 'Kept', problem: expect.anything() });
    server.setScenario(healthy);
    actor.send({ type: 'task.create' });
    await waitFor(actor, ({ status }) => status === 'done');
  });

  it('the work picker can add a task to a requested project, also to a recently booked one', () => {
    const { mayAddTask: _, ...lately } = portal;
    expect(listOffers('port', [lately], [portal, review, billing])).toEqual({
      recent: [lately],
      others: [
        { kind: 'newTask', project: portal },
        { kind: 'work', work: review },
        { kind: 'work', work: billing },
      ],
    });
    expect(listOffers('', [], [portal]).others).toEqual([{ kind: 'work', work: portal }]);
  });

  it('the work picker shows the work that an entry is booked on, and none for an entry without a project', async () => {
    const { clockWorkEntries } = await api.getMostRecentEntries({ path: { n: 50 } });
    const booked = clockWorkEntries.find(({ projectId }) => projectId !== null);
    const bare = clockWorkEntries.find(({ projectId }) => projectId === null);
    expect(booked && toWork(booked)).toMatchObject({ projectId: booked?.projectId });
    expect(bare ? toWork(bare) : null).toBeNull();
  });
});
