import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { incompleteDate } from '../../validation/incomplete.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './asset-status-change.test-model.ts';
import {
  assetStatusChangeMachine,
  type StatusChangeEvent,
  type StatusChangeInput,
} from './asset-status-change.machine.ts';
import { getStatus, createStatusFields } from './asset-status.ts';
import { exampleCalendar } from '../asset.fixtures.ts';
import { statusIds, type AssetStatus } from '../asset.ts';

testPaths(testModel);

const today = '2026-03-11';

/** A change of the status, with the dialogs that are open by then. */
function changed(saved: AssetStatus, to: AssetStatus, rest: Partial<StatusChangeInput> = {}) {
  const input: StatusChangeInput = {
    saved,
    to,
    before: createStatusFields(saved),
    threshold: '2026-03-01',
    assignee: 'Ben Okafor',
    calendar: exampleCalendar,
    ...rest,
  };
  const actor = createActor(assetStatusChangeMachine, { input }).start();
  const seen = [actor.getSnapshot().value];
  const send = (event: StatusChangeEvent) => {
    actor.send(event);
    seen.push(actor.getSnapshot().value);
  };
  const response = () => actor.getSnapshot().output ?? createStatusFields('Assigned');
  return { actor, seen, send, response, status: () => getStatus(response().statusId) };
}

describe('a status change', () => {
  it('the dialogs follow in order: end of the assignment, repair, disposal', () => {
    const sent = changed('Assigned', 'Repair');
    sent.send({ type: 'YES' });
    sent.send({ type: 'SAVE' });
    expect(sent.seen).toEqual(['confirmingLeave', 'sentToRepair', 'completed']);
    const back = changed('Repair', 'Disposed');
    back.send({ type: 'SAVE' });
    back.send({ type: 'YES' });
    expect(back.seen).toEqual(['returnedFromRepair', 'confirmingDisposal', 'completed']);
    expect(back.response()).toMatchObject({ returnedFromRepairOn: today, disposedOn: today });
  });

  it.each([
    ['InStore', 'Scrap'],
    ['Repair', 'Repair'],
  ] as const)('the change from %s to %s needs no dialog', (saved, to) => {
    expect(changed(saved, to).seen).toEqual(['completed']);
  });

  it('an incomplete repair date is not saved', () => {
    const sent = changed('InStore', 'Repair');
    sent.send({ type: 'form.changed', change: { sentToRepairOn: incompleteDate } });
    sent.send({ type: 'SAVE' });
    expect(sent.seen.at(-1)).toBe('sentToRepair');
    expect(sent.actor.getSnapshot().context.errors).toEqual({
      sentToRepairOn: { rule: 'incompleteDate' },
    });
  });

  it('No restores the status Assigned', () => {
    const { send, status, response } = changed('Assigned', 'Disposed');
    send({ type: 'NO' });
    expect([status(), response().disposedOn]).toEqual(['Assigned', null]);
  });

  it('cancelling a repair dialog restores the previous status and clears its date and notes', () => {
    const scrap = { ...createStatusFields('Scrap'), scrappedOn: today };
    const { send, response } = changed('InStore', 'Repair', { before: scrap });
    send({ type: 'form.changed', change: { repairNotesBeforeService: 'Broken.' } });
    send({ type: 'CANCEL' });
    expect(response()).toEqual(scrap);
  });

  it('answering the disposal dialog with No sets the status Scrap with its date, as built', () => {
    const { send, status, response } = changed('InStore', 'Disposed');
    send({ type: 'NO' });
    expect([status(), response().scrappedOn, response().disposedOn]).toEqual([
      'Scrap',
      today,
      null,
    ]);
  });

  it('closing the disposal dialog restores the previous status', () => {
    const { send, response } = changed('InStore', 'Disposed');
    send({ type: 'CANCEL' });
    expect(response()).toEqual(createStatusFields('InStore'));
  });

  it('closing the disposal dialog restores Assigned if the assignment was about to end', () => {
    const { send, response } = changed('Assigned', 'Disposed');
    send({ type: 'YES' });
    send({ type: 'CANCEL' });
    expect(response()).toEqual(createStatusFields('Assigned'));
  });

  it('the return dialog opens once, whatever status is selected afterwards', () => {
    const completed = { ...createStatusFields('InStore'), returnedFromRepairOn: today };
    expect(changed('Repair', 'Scrap', { before: completed }).seen).toEqual(['completed']);
  });

  it('the assignment dialog does not open again for an assignment that has already ended', () => {
    const { seen } = changed('Assigned', 'Disposed', { before: createStatusFields('InStore') });
    expect(seen).toEqual(['confirmingDisposal']);
  });

  it.each([
    [null, 'required'],
    ['2026-02-28', 'notBefore'],
    ['2026-03-12', 'inFuture'],
  ] as const)('the repair date %s is rejected by the rule %s', (day, rule) => {
    const { actor, send, seen } = changed('InStore', 'Repair');
    send({ type: 'form.changed', change: { sentToRepairOn: day } });
    send({ type: 'SAVE' });
    expect(seen.at(-1)).toBe('sentToRepair');
    expect(actor.getSnapshot().context.errors.sentToRepairOn).toMatchObject({ rule });
  });

  it.each([
    ['Etc/GMT+12', '2026-03-10'],
    ['Pacific/Kiritimati', '2026-03-11'],
  ])('the repair date defaults to today in the user’s time zone: %s', (timeZone, expected) => {
    const clock = { now: () => Date.parse('2026-03-11T09:00:00.000Z') };
    const calendar = { ...exampleCalendar, clock, timeZone };
    const { actor } = changed('InStore', 'Repair', { calendar });
    expect(actor.getSnapshot().context.form.sentToRepairOn).toBe(expected);
  });

  it.each([
    ['2026-03-10', 'completed'],
    ['2026-03-11', 'sentToRepair'],
    ['2026-03-12', 'completed'],
    ['2026-03-13', 'sentToRepair'],
  ])(
    'after a change dated ahead of the local date, only today or that date is accepted: %s',
    (day, end) => {
      const clock = { now: () => Date.parse('2026-03-11T09:00:00.000Z') };
      const calendar = { ...exampleCalendar, clock, timeZone: 'Etc/GMT+12' };
      const { send, seen } = changed('InStore', 'Repair', { calendar, threshold: '2026-03-12' });
      send({ type: 'form.changed', change: { sentToRepairOn: day } });
      send({ type: 'SAVE' });
      expect(seen.at(-1)).toBe(end);
    },
  );

  it('repair notes have at most 200 characters', () => {
    const { send, seen } = changed('Repair', 'InStore');
    send({ type: 'form.changed', change: { repairNotesAfterService: 'x'.repeat(201) } });
    send({ type: 'SAVE' });
    send({ type: 'form.changed', change: { repairNotesAfterService: 'x'.repeat(200) } });
    send({ type: 'SAVE' });
    expect(seen.slice(-3)).toEqual(['returnedFromRepair', 'returnedFromRepair', 'completed']);
  });

  it('no status is named for an unknown id', () => {
    expect(getStatus('nothing')).toBe('InStore');
    expect(getStatus(statusIds.Repair)).toBe('Repair');
  });
});
