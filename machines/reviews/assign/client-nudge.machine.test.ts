import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { openAssignPage } from './assign.fixtures.ts';
import { clientNudgeMachine } from './client-nudge.machine.ts';
import { testModel } from './client-nudge.test-model.ts';

testPaths(testModel);

async function openNudge() {
  const page = await openAssignPage();
  const row = await page.readRow('Ines Costa');
  const targets = [
    {
      assignmentId: row.assignmentId ?? '',
      contactName: row.clientContactName,
      employeeName: row.employeeName,
    },
  ];
  const actor = createActor(clientNudgeMachine).start();
  const send = async () => {
    actor.send({ type: 'nudge.open', targets });
    actor.send({ type: 'message.change', message: 'By Friday, please.' });
    actor.send({ type: 'SEND' });
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };
  return { page, row, actor, send };
}

describe('a reminder', () => {
  it('the reminder is sent with its message, and the dialog closes', async () => {
    const { row, send } = await openNudge();
    expect((await send()).value).toBe('closed');
    const path = { id: row.reviewId };
    const { clientNudgeHistory } = await api.getClientNudgeHistory({ path });
    expect(clientNudgeHistory[0]).toMatchObject({
      message: 'By Friday, please.',
      isAutomatic: false,
    });
  });

  it('a second reminder within an hour is named in the dialog, and the message stays', async () => {
    const { send } = await openNudge();
    await send();
    const { value, context } = await send();
    expect([value, context.message]).toEqual(['writing', 'By Friday, please.']);
    expect(context.failed[0]?.failure.message).toContain('Mara Quist');
  });
});
