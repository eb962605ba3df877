import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../../lists/list-search.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { cycleEditorMachine } from './cycle-editor.machine.ts';
import { testModel } from './cycle-editor.test-model.ts';
import { listRelevantChecks } from './people/cycle-people.ts';

testPaths(testModel);

describe('creating a cycle on the reference server', () => {
  let server: ServerWithScenario;
  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'hugo', 'aster');
  });

  const head = {
    cycleName: 'Winter review',
    period: 'Winter',
    year: '2026',
    startDate: '2026-01-01',
    endDate: '2026-02-28',
  };

  async function open() {
    const newId = crypto.randomUUID();
    const actor = createActor(cycleEditorMachine, { input: { newId, persisted: null } }).start();
    await waitFor(actor, (state) => state.matches('filling'));
    const selectAll = async () => {
      actor.send({ type: 'people.selectAll', search: firstPage });
      await waitFor(actor, (state) => state.matches({ filling: { who: 'selecting' } }));
    };
    const toCheck = () => {
      actor.send({ type: 'step.next' });
      actor.send({ type: 'step.next' });
      actor.send({ type: 'form.changed', change: head });
      actor.send({ type: 'step.next' });
    };
    return { actor, newId, selectAll, toCheck };
  }

  it('the default workflow is selected, and nobody at first', async () => {
    const { actor } = await open();
    const { form, choices } = actor.getSnapshot().context;
    expect(form.workflowId).toBe(choices?.defaultWorkflowId);
    actor.send({ type: 'step.next' });
    expect(actor.getSnapshot().context.errors).toEqual({ employeeIds: { rule: 'required' } });
    expect(actor.getSnapshot().matches({ filling: 'who' })).toBe(true);
  });

  it('everyone is selected at once, and a team leaves out who is not in it', async () => {
    const { actor, selectAll } = await open();
    await selectAll();
    const all = actor.getSnapshot().context.form.employeeIds;
    expect(all.length).toBeGreaterThan(5);
    const teamId = actor.getSnapshot().context.choices?.teams[0]?.id ?? '';
    actor.send({ type: 'team.select', teamId });
    await waitFor(actor, (state) => state.matches({ filling: { who: 'selecting' } }));
    const { employeeIds } = actor.getSnapshot().context.form;
    expect(employeeIds.length).toBeLessThan(all.length);
    const { candidates } = actor.getSnapshot().children;
    expect(candidates?.getSnapshot().context.search.columnFilters).toEqual([
      { name: 'teamId', value: teamId },
    ]);
  });

  it('people who could not be loaded are tried again, of the selected team only', async () => {
    server.setScenario(down);
    const input = { newId: crypto.randomUUID(), persisted: null };
    const actor = createActor(cycleEditorMachine, { input }).start();
    const getCandidates = () => actor.getSnapshot().children.candidates;
    await waitFor(actor, (state) => state.matches('unavailable'));
    const waitForPeople = async (state: 'shown' | 'unavailable') => {
      const candidates = getCandidates();
      if (candidates) await waitFor(candidates, (snapshot) => snapshot.matches(state));
      return candidates;
    };
    const failed = await waitForPeople('unavailable');
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    const { context } = await waitFor(actor, (state) => state.matches('filling'));
    const first = await waitForPeople('shown');
    expect(first).not.toBe(failed);
    expect(first?.getSnapshot().context.total).toBeGreaterThan(5);
    const teamId = context.choices?.teams[0]?.id ?? '';
    actor.send({ type: 'team.select', teamId });
    actor.send({ type: 'people.retry', search: firstPage });
    const second = await waitForPeople('shown');
    expect(second).not.toBe(first);
    expect(second?.getSnapshot().context.search.columnFilters).toEqual([
      { name: 'teamId', value: teamId },
    ]);
  });

  it('the check lists who lacks what the workflow needs, and the cycle is created anyway', async () => {
    const { actor, newId, selectAll, toCheck } = await open();
    await selectAll();
    actor.send({
      type: 'interfacer.select',
      employeeId: 'employee-leo',
      choice: { id: 'employee-ben', label: 'Ben Okafor' },
    });
    toCheck();
    const { context } = await waitFor(actor, (state) =>
      state.matches({ filling: { check: 'shown' } }),
    );
    expect(context.lacking?.counts).toContainEqual({
      check: 'NoManager',
      count: expect.any(Number) as number,
    });
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('saved'));
    const { reviewees } = await api.getReviewCycle({ path: { cycleId: newId } });
    expect(reviewees).toHaveLength(context.form.employeeIds.length);
    const leo = reviewees.find(({ employeeId }) => employeeId === 'employee-leo');
    expect(leo?.clientInterfacerName).toBe('Ben Okafor');
  });

  it('a taken name is shown at its step, and nothing is lost while the server is down', async () => {
    const first = await open();
    await first.selectAll();
    first.toCheck();
    first.actor.send({ type: 'SAVE' });
    await waitFor(first.actor, (state) => state.matches('saved'));
    const { actor, selectAll, toCheck } = await open();
    await selectAll();
    toCheck();
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches({ filling: 'dates' }));
    expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['cycleName']);
    actor.send({ type: 'form.changed', change: { cycleName: 'Another' } });
    actor.send({ type: 'step.next' });
    server.setScenario(down);
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.context.failure !== null);
    expect(actor.getSnapshot().context.form.cycleName).toBe('Another');
    server.setScenario(healthy);
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('saved'));
  });
});

describe('the checks that matter to a workflow', () => {
  it('a user and the right matter to steps of the reviewee, a manager to the others', () => {
    expect(listRelevantChecks(['Reviewee'])).toEqual(['NoUser', 'NoRight']);
    expect(listRelevantChecks(['ReportingTo'])).toEqual(['NoManager']);
    expect(listRelevantChecks(['Client'])).toEqual(['NoManager']);
    expect(listRelevantChecks(['PaAdmin'])).toEqual([]);
  });
});
