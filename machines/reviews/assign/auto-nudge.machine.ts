import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../children.ts';
import { switchAutoNudge, type AutoNudge } from './assign.actors.ts';

export interface AutoNudgeContext {
  /** Switches that are not confirmed, the oldest first; the last one of a contact is shown. */
  switches: readonly AutoNudge[];
}

/** What is stored may differ from what is shown: the rows have to be loaded again. */
export interface AutoNudgeSettled {
  type: 'autoNudge.settled';
}

/** The position of a switch, as last set by the person; else as stored. */
export const getAutoNudge = (
  { switches }: AutoNudgeContext,
  { id, isAutoNudge }: { id: string; isAutoNudge: boolean },
): boolean =>
  switches.findLast(({ assignmentId }) => assignmentId === id)?.isAutoNudge ?? isAutoNudge;

export const autoNudgeMachine = setup({
  types: {
    context: {} as AutoNudgeContext,
    events: {} as { type: 'autoNudge.switch' } & AutoNudge,
    emitted: {} as AutoNudgeSettled,
    tags: {} as 'busy',
  },
  actors: { switchAutoNudge },
  guards: { isLast: ({ context }) => context.switches.length === 1 },
  actions: {
    // At most one switch of a contact waits for the one that is being saved.
    add: assign(({ context: { switches } }, { assignmentId, isAutoNudge }: AutoNudge) => ({
      switches: [
        ...switches.filter((each, index) => index === 0 || each.assignmentId !== assignmentId),
        { assignmentId, isAutoNudge },
      ],
    })),
    removeFirst: assign(({ context }) => ({ switches: context.switches.slice(1) })),
    emitSettled: report({ type: 'autoNudge.settled' }),
  },
}).createMachine({
  id: 'auto-nudge',
  description:
    'The automatic reminders of contacts are switched on and off, one after the other; the switch shows the new position at once. Source: REVW-082.',
  context: { switches: [] },
  initial: 'resting',
  on: {
    'autoNudge.switch': { actions: { type: 'add', params: ({ event }) => event } },
  },
  states: {
    resting: {
      description: 'All switches are saved.',
      on: {
        'autoNudge.switch': {
          target: 'saving',
          actions: { type: 'add', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'The oldest switch is being saved; it is shown already.',
      tags: 'busy',
      invoke: {
        id: 'switchAutoNudge',
        src: 'switchAutoNudge',
        input: ({ context: { switches } }) => switches[0] as AutoNudge,
        onDone: [
          { guard: 'isLast', target: 'resting', actions: ['removeFirst', 'emitSettled'] },
          { target: 'saving', reenter: true, actions: 'removeFirst' },
        ],
        // The client shows why; what is stored is shown again.
        onError: [
          { guard: 'isLast', target: 'resting', actions: ['removeFirst', 'emitSettled'] },
          { target: 'saving', reenter: true, actions: 'removeFirst' },
        ],
      },
    },
  },
});

export type AutoNudgeActor = ActorRefFrom<typeof autoNudgeMachine>;
