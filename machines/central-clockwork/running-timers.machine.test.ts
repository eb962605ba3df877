import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { systemClock } from '../clock.ts';
import { exampleMember } from './central-member.fixtures.ts';
import { runningWith, runsFor, todayBy, type Scope } from './central-member.ts';
import { testModel } from './running-timers.test-model.ts';
import { runningTimersMachine } from './running-timers.machine.ts';

testPaths(testModel);

describe('the running timers', () => {
  let server: ServerWithScenario;

  beforeEach(async () => {
    server = await createNodeServer();
  });

  async function startTimers(personId: string) {
    const observed = connectAs(server, personId, 'aster');
    const actor = createActor(runningTimersMachine, {
      input: { clock: systemClock, scope: 'All' },
    });
    actor.start();
    await waitFor(actor, (state) => !state.hasTag('busy'));
    const names = () =>
      (actor.getSnapshot().context.running ?? []).map(({ member }) => member.employeeName);
    return { observed, actor, names };
  }

  it('the running timers are updated by the hub as they start and stop', async () => {
    const { actor, names } = await startTimers('ava');
    await waitFor(actor, ({ context }) => context.isLive);
    await waitFor(actor, (state) => state.matches({ open: 'shown' }));
    expect(names()).not.toContain('Ben Okafor');
    connectAs(server, 'ben', 'aster');
    const startTime = new Date(systemClock.now()).toISOString();
    const { clockWorkMini } = await api.startMiniEntry({
      body: { startTime, description: 'Sketches' },
    });
    await waitFor(actor, () => names().includes('Ben Okafor'));
    await api.endMiniEntry({
      body: { id: clockWorkMini?.id ?? '', startTime, description: 'Sketches' },
    });
    await waitFor(actor, () => !names().includes('Ben Okafor'));
    expect(actor.getSnapshot().matches({ open: 'shown' })).toBe(true);
    actor.stop();
  });

  it('the running timers are denied to users without the right, with one notification', async () => {
    const { observed, actor } = await startTimers('ben');
    expect(actor.getSnapshot().matches('unavailable')).toBe(true);
    expect(observed.problems).toEqual([{ kind: 'forbidden', id: 'getCentralTimers' }]);
  });

  it('the running timers can be requested again after a failure', async () => {
    server.setScenario(down);
    const { actor } = await startTimers('ava');
    expect(actor.getSnapshot().matches('unavailable')).toBe(true);
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    await waitFor(actor, (state) => state.matches({ open: 'shown' }));
    actor.stop();
  });

  it('the server is asked whether an unknown person belongs to the team', async () => {
    const requested: Scope[] = [];
    const machine = runningTimersMachine.provide({
      actors: {
        listenToTimers: fromCallback(() => undefined),
        loadTimers: fromPromise(({ input }) => {
          requested.push(input.scope);
          return Promise.resolve([exampleMember]);
        }),
      },
    });
    const input = { clock: systemClock, scope: 'MyTeam' as const };
    const actor = createActor(machine, { input }).start();
    await waitFor(actor, (state) => state.matches({ open: 'shown' }));
    actor.send({ type: 'timer.received', member: { ...exampleMember, totalTimeInSeconds: 1 } });
    expect(requested).toEqual(['MyTeam']);
    actor.send({ type: 'timer.received', member: { ...exampleMember, employeeId: 'stranger' } });
    expect(actor.getSnapshot().matches({ open: 'refreshing' })).toBe(true);
    await waitFor(actor, (state) => state.matches({ open: 'shown' }));
    expect(requested).toEqual(['MyTeam', 'MyTeam']);
    expect(actor.getSnapshot().context.running).toHaveLength(1);
  });
});

describe('a running timer', () => {
  const received = { member: exampleMember, at: Date.parse('2026-03-04T10:00:00.000Z') };

  it('the timer counts on from the time of its notification', () => {
    const now = received.at + 90_000;
    expect(todayBy(received, now)).toBe(9090);
    expect(runsFor(received, now)).toBe(2 * 3600 + 90);
  });

  it('the timer is listed once among the others, by name', () => {
    const zoe = { ...received, member: { ...exampleMember, employeeId: 'z', employeeName: 'Zoe' } };
    const again = runningWith([zoe, received], received);
    expect(again.map(({ member }) => member.employeeName)).toEqual(['Ben Okafor', 'Zoe']);
  });
});
