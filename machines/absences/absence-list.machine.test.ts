import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { absenceListMachine } from './absence-list.machine.ts';
import { testModel } from './absence-list.test-model.ts';
import { toListedPeriod } from './absence.ts';

testPaths(testModel);

it('the listed period has at most 366 days', () => {
  const { from, to } = toListedPeriod('2026-03-27');
  expect([from, to]).toEqual(['2025-11-27', '2026-11-27']);
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(365);
});

describe('the absences of an employee', () => {
  let server: ServerWithScenario;
  beforeEach(async () => {
    server = await createNodeServer();
  });

  async function opened(personId: string, employeeId: string) {
    connectAs(server, personId, 'aster');
    const input = { employeeId, today: '2033-05-01' };
    const actor = createActor(absenceListMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy') && !state.children.form);
    await settled();
    return { actor, settled };
  }

  const sample = {
    firstDay: '2033-05-02',
    lastDay: '2033-05-02',
    isHalfDay: true,
    kind: 'Illness',
    note: 'A cold',
  } as const;

  async function addOwn() {
    const { actor, settled } = await opened('ben', 'employee-ben');
    actor.send({ type: 'ADD' });
    actor.getSnapshot().children.form?.send({ type: 'form.changed', change: sample });
    actor.getSnapshot().children.form?.send({ type: 'SAVE' });
    return settled();
  }

  it('the list is loaded again after a save', async () => {
    const { context } = await addOwn();
    expect(context.absences).toMatchObject([sample]);
  });

  it('others see when the employee is away, and not why', async () => {
    await addOwn();
    const { actor } = await opened('jon', 'employee-ben');
    expect(actor.getSnapshot().context.absences).toMatchObject([
      { ...sample, kind: null, note: null },
    ]);
  });

  it('a list that fails to load is unavailable, in a final state', async () => {
    server.setScenario(down);
    const { actor } = await opened('ben', 'employee-ben');
    expect(actor.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
  });
});
