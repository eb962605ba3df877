import { describe, expect, it } from 'vitest';
import type { Interaction } from '../link/protocol.ts';
import {
  beginning,
  move,
  rejectedStart,
  buildTestInteraction,
} from '../../testing/test-interactions.ts';
import { toScript, type Call } from './calls.ts';

const short = ({ actor, method, arguments: values }: Call) =>
  [actor === 'mini-timer' ? '' : actor, method, ...values.map((each) => JSON.stringify(each))]
    .join(' ')
    .trim();
const calls = (interaction: Interaction) => toScript(interaction).calls.map(short);

const sent = (type: string, to: string, at = 0) => move(type, to, { origin: 'screen', at });
const responded = (operation: string, choice: string) => ({ mocks: [{ operation, choice }] });

describe('an interaction script', () => {
  it('the script sends the user’s events and waits for the state that each one reaches', () => {
    const interaction = buildTestInteraction(
      ...beginning,
      sent('START', 'starting'),
      move('xstate.done.actor.startMiniEntry', 'running.idle'),
    );
    expect(calls(interaction)).toEqual([
      'reaches "stopped"',
      'sends {"type":"START"}',
      'reaches "running.idle"',
    ]);
  });

  it('the script selects a response before the event that leads to its call', () => {
    expect(calls(rejectedStart)).toEqual([
      'reaches "stopped"',
      'mocks "startMiniEntry" "409"',
      'sends {"type":"START"}',
      'reaches "unavailable"',
    ]);
  });

  it('the script lists responses to the first calls separately, to be set before the story starts', () => {
    const [start] = beginning;
    const interaction = buildTestInteraction(
      ...(start ? [start] : []),
      move('xstate.error.actor.getClockWorkMini', 'unavailable', responded('getClock', '500')),
    );
    expect(toScript(interaction).first.map(short)).toEqual(['mocks "getClock" "500"']);
    expect(calls(interaction)).toEqual(['reaches "unavailable"']);
  });

  it('the script selects a second response to an operation once the first one is used', () => {
    const interaction = buildTestInteraction(
      sent('SAVE', 'saving'),
      move('xstate.error.actor.save', 'retrying', responded('putDay', '500')),
      move('xstate.done.actor.retry', 'saved', responded('putDay', '409')),
    );
    expect(calls(interaction)).toEqual([
      'mocks "putDay" "500"',
      'sends {"type":"SAVE"}',
      'reaches "retrying"',
      'mocks "putDay" "409"',
      'reaches "saved"',
    ]);
  });

  it('the script triggers a delay by the clock, from the state that waits for it', () => {
    const interaction = buildTestInteraction(
      move('xstate.init', 'idle', { origin: 'start' }),
      move('xstate.after.dinner.mini-timer.idle', 'eating', { at: 30_500 }),
      move('xstate.after.nap.mini-timer.eating', 'asleep', { at: 31_500 }),
    );
    expect(calls(interaction)).toEqual([
      'reaches "idle"',
      'advances 30500',
      'reaches "eating"',
      'advances 1000',
      'reaches "asleep"',
    ]);
  });

  it('the script repeats a long pause and skips a short one', () => {
    const interaction = buildTestInteraction(sent('A', 'a', 59_999), sent('B', 'b', 120_000));
    expect(calls(interaction)).toEqual([
      'sends {"type":"A"}',
      'reaches "a"',
      'advances 120000',
      'sends {"type":"B"}',
      'reaches "b"',
    ]);
  });

  it('the script waits for a state that is left and entered again, but not for an unchanged one', () => {
    const interaction = buildTestInteraction(
      ...beginning,
      sent('description.change', 'stopped'),
      sent('START', 'starting'),
      move('xstate.error.actor.startMiniEntry', 'stopped'),
    );
    expect(calls(interaction)).toEqual([
      'reaches "stopped"',
      'sends {"type":"description.change"}',
      'sends {"type":"START"}',
      'reaches "stopped"',
    ]);
  });

  it('the script waits for every region and every actor', () => {
    const interaction = buildTestInteraction(
      { ...move('xstate.init', ''), to: ['left.a', 'right.b'], origin: 'start' },
      { ...move('xstate.init', 'open', { origin: 'start' }), actor: 'child' },
      { ...sent('GO', 'done'), actor: 'child' },
      { ...move('xstate.done.actor.child', ''), to: ['left.z', 'right.b'] },
    );
    expect(calls(interaction)).toEqual([
      'reaches "left.a"',
      'reaches "right.b"',
      'child reaches "open"',
      'child sends {"type":"GO"}',
      'child reaches "done"',
      'reaches "left.z"',
      'reaches "right.b"',
    ]);
  });

  it('the script waits for each response in order, before the state that follows from it', () => {
    const interaction = buildTestInteraction(
      sent('SAVE', 'saving'),
      move('xstate.error.actor.save', 'filled', {
        responses: [
          { operation: 'putDay', status: 500 },
          { operation: 'getDay', status: null },
        ],
      }),
    );
    expect(calls(interaction)).toEqual([
      'sends {"type":"SAVE"}',
      'receives "putDay" 500',
      'receives "getDay" null',
      'reaches "filled"',
    ]);
  });

  it('the script asserts that an event is rejected if the user assessed it', () => {
    const interaction = buildTestInteraction({
      ...sent('SAVE', 'filled'),
      isRejected: true,
      assessment: 'passed',
    });
    expect(calls(interaction)).toEqual(['rejects {"type":"SAVE"}', 'reaches "filled"']);
  });

  it('the script waits for nothing in a chart without states', () => {
    expect(calls(buildTestInteraction(sent('ADD', '')))).toEqual(['sends {"type":"ADD"}']);
  });
});
