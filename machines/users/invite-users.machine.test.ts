import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { emptyInvite, inviteUsersMachine } from './invite-users.machine.ts';
import { testModel } from './invite-users.test-model.ts';

testPaths(testModel);

describe('the invitation of users', () => {
  beforeEach(async () => {
    connectAs(await createNodeServer(), 'ava', 'aster');
  });

  async function send(lines: string, roleType = 'ClientAppUser') {
    const actor = createActor(inviteUsersMachine, { input: { persisted: null } }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    actor.send({ type: 'form.changed', change: { lines, roleType } });
    actor.send({ type: 'SAVE' });
    return settled();
  }

  it('a stored draft of multiple addresses is offered, without roles that no longer exist', async () => {
    const lines = 'one@demo.test\nTwo <two@demo.test>\nnobody';
    const persisted = { ...emptyInvite, lines, roleIds: ['employee', 'deleted'] };
    const actor = createActor(inviteUsersMachine, { input: { persisted } }).start();
    await waitFor(actor, (state) => state.matches('offering'));
    expect(actor.getSnapshot().context.form).toEqual(emptyInvite);
    actor.send({ type: 'draft.restored' });
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('editing');
    expect(context.form).toEqual({ ...persisted, roleIds: ['employee'] });
  });

  it('the invitation of one person is complete', async () => {
    const { value, context } = await send('Mia Roth <mia.roth@demo.test>');
    expect([value, context.invitedCount]).toEqual(['invited', 1]);
  });

  it('the invitation sends the good lines, and retains the others with the reasons', async () => {
    const lines = ['one@demo.test', 'nobody', 'Ben <ben@demo.test>', 'two@demo.test'];
    const { value, context } = await send(lines.join('\n'));
    expect([value, context.invitedCount]).toEqual(['editing', 2]);
    expect(context.form.lines).toBe('nobody\nBen <ben@demo.test>');
    expect(context.rejected).toEqual([
      {
        email: 'ben@demo.test',
        isInvited: false,
        errorMessages: ['ben@demo.test is already in use.'],
      },
    ]);
  });

  it('the invitation of 300 people of whom 12 are wrong sends 288', async () => {
    const lines = Array.from({ length: 300 }, (_, at) =>
      at % 25 === 0 ? 'wrong' : `p${at}@demo.test`,
    );
    const { context } = await send(lines.join('\n'));
    expect(context.invitedCount).toBe(288);
    expect(context.form.lines.split('\n')).toHaveLength(12);
  });

  it.each([
    ['', { rule: 'required' }],
    ['nobody', { rule: 'email' }],
    [
      Array.from({ length: 301 }, (_, at) => `p${at}@demo.test`).join('\n'),
      { rule: 'lines_most', values: { limit: 300 } },
    ],
  ])('the invitation of lines that cannot be sent has an error', async (lines, error) => {
    expect((await send(lines)).context.errors).toEqual({ lines: error });
  });

  it('the invitation of someone above the caller is rejected, and the lines stay', async () => {
    const { value, context } = await send('top@demo.test', 'PlatformAdmin');
    expect([value, context.form.lines]).toEqual(['editing', 'top@demo.test']);
    expect(context.failure?.kind).toBe('forbidden');
  });
});
