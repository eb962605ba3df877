import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { testModel } from './sessions.test-model.ts';
import { sessionsMachine, type SessionsEvent } from './sessions.machine.ts';

testPaths(testModel);

const clock = timelineFrom('2026-03-04T10:00:00.000Z');
let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer({ clock });
});

/** Ben's list: this session and two other browsers of the demo world. */
async function open() {
  const observed = connectAs(server, 'ben', 'aster');
  const actor = createActor(sessionsMachine).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await settled();
  return {
    actor,
    observed,
    send: (event: SessionsEvent) => {
      actor.send(event);
      return settled();
    },
    ids: () => actor.getSnapshot().context.sessions.map(({ id }) => id),
    other: () => {
      const found = actor.getSnapshot().context.sessions.find(({ isCurrent }) => !isCurrent);
      if (!found) throw new Error('There is no other session.');
      return found;
    },
  };
}

describe('the session list', () => {
  it('the session list shows the current session first, then the most recently seen ones', async () => {
    const { ids } = await open();
    expect(ids()).toEqual(['ben:direct', 'ben:demo-2', 'ben:demo-9']);
  });

  it('a session list that fails to load ends in a final state', async () => {
    server.setScenario({ ...healthyNetwork, operation: 'listSessions', status: 500 });
    const { actor } = await open();
    expect(actor.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
  });
});

describe('signing out sessions', () => {
  it('the session list prompts before it ends a session, and No changes nothing', async () => {
    const { actor, observed, send, ids, other } = await open();
    await send({ type: 'END', session: other() });
    expect(actor.getSnapshot().value).toBe('confirming');
    await send({ type: 'NO' });
    expect([actor.getSnapshot().value, ids().length]).toEqual(['listed', 3]);
    expect(observed.calls).toHaveLength(1);
  });

  it('the session list ends one session, and shows a message', async () => {
    const { actor, observed, send, ids, other } = await open();
    await send({ type: 'END', session: other() });
    await send({ type: 'YES' });
    expect(actor.getSnapshot().value).toBe('listed');
    expect(ids()).toEqual(['ben:direct', 'ben:demo-9']);
    expect(observed.calls.at(-1)).toBe('DELETE /aster/tenantuser/sessions/ben%3Ademo-2');
    expect(observed.messages).toEqual(['The session has been signed out.']);
  });

  it('the session list ends all other sessions', async () => {
    const { observed, send, ids } = await open();
    await send({ type: 'sessions.endOthers' });
    await send({ type: 'YES' });
    expect(ids()).toEqual(['ben:direct']);
    expect(observed.calls.at(-1)).toBe('DELETE /aster/tenantuser/sessions');
    expect(observed.messages).toEqual(['You have been signed out everywhere else.']);
  });

  it('the session list does not offer to end the current session, nor others when there are none', async () => {
    const { actor, send } = await open();
    const [own] = actor.getSnapshot().context.sessions;
    if (!own) throw new Error('This session is missing.');
    expect(actor.getSnapshot().can({ type: 'END', session: own })).toBe(false);
    await send({ type: 'sessions.endOthers' });
    await send({ type: 'YES' });
    expect(actor.getSnapshot().can({ type: 'sessions.endOthers' })).toBe(false);
  });

  it.each([
    ['one', { status: 503 as const }, /temporarily unavailable/],
    ['all others', { isOffline: true }, /^$/],
  ])(
    'the session list stays when ending %s fails, and the action can be tried again',
    async (which, network, reason) => {
      const { actor, send, ids, other } = await open();
      const operation = which === 'one' ? 'endSession' : 'endOtherSessions';
      server.setScenario({ ...healthyNetwork, operation, ...network });
      await send(
        which === 'one' ? { type: 'END', session: other() } : { type: 'sessions.endOthers' },
      );
      await send({ type: 'YES' });
      expect([actor.getSnapshot().value, ids().length]).toEqual(['failed', 3]);
      expect(actor.getSnapshot().context.reason).toMatch(reason);
      server.setScenario(healthyNetwork);
      await send({ type: 'retry' });
      expect([actor.getSnapshot().value, ids().length]).toEqual([
        'listed',
        which === 'one' ? 2 : 1,
      ]);
      expect(actor.getSnapshot().context.reason).toBe('');
    },
  );
});
