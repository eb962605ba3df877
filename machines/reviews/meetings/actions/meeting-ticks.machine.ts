import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ActionTick, MeetingReporter } from '../meeting.ts';

/** Completes or reopens an action item; repeated, it changes nothing. Source: REVW-D24. */
const saveActionTick = fromPromise<unknown, ActionTick>(({ input: { id, isCompleted }, signal }) =>
  api.completeReviewMeetingAction({
    query: { actionItemId: id, isCompleted },
    signal,
    isSuccessHidden: true,
  }),
);

export interface MeetingTicksInput {
  report: MeetingReporter;
}

interface MeetingTicksContext extends MeetingTicksInput {
  /** Ticks that are not confirmed, the oldest first; the last one of an item is shown. */
  ticks: readonly ActionTick[];
}

export const meetingTicksMachine = setup({
  types: {
    context: {} as MeetingTicksContext,
    events: {} as { type: 'action.tick'; tick: ActionTick },
    input: {} as MeetingTicksInput,
    tags: {} as 'busy',
  },
  actors: { saveActionTick },
  guards: {
    isLast: ({ context }) => context.ticks.length === 1,
    // A double click ticks once.
    isAnother: ({ context }, { tick }: { tick: ActionTick }) =>
      context.ticks.findLast(({ id }) => id === tick.id)?.isCompleted !== tick.isCompleted,
  },
  actions: {
    // At most one tick of an item waits for the one that is being saved.
    add: assign(({ context: { ticks } }, { tick }: { tick: ActionTick }) => ({
      ticks: [...ticks.filter(({ id }, index) => index === 0 || id !== tick.id), tick],
    })),
    removeFirst: assign(({ context }) => ({ ticks: context.ticks.slice(1) })),
    reportChange: ({ context }) => context.report.send({ type: 'meeting.changed' }),
    reportTicked: ({ context: { ticks, report } }) => {
      const [tick] = ticks;
      if (tick) report.send({ type: 'action.ticked', tick });
    },
  },
}).createMachine({
  id: 'meeting-ticks',
  description:
    'Action items of meetings are completed and reopened one after the other, each by what it should be. Source: REVW-031, REVW-096, REVW-D24.',
  context: ({ input }) => ({ ...input, ticks: [] }),
  on: {
    'action.tick': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      actions: { type: 'add', params: ({ event }) => event },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'All ticks are saved.',
      on: {
        'action.tick': {
          target: 'saving',
          actions: { type: 'add', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'The oldest tick is being saved; it is shown already.',
      tags: 'busy',
      invoke: {
        id: 'saveActionTick',
        src: 'saveActionTick',
        input: ({ context }) => context.ticks[0] as ActionTick,
        onDone: [
          {
            guard: 'isLast',
            target: 'resting',
            actions: ['reportTicked', 'removeFirst', 'reportChange'],
          },
          { target: 'saving', reenter: true, actions: ['reportTicked', 'removeFirst'] },
        ],
        // The client shows why; what is stored is shown again.
        onError: [
          { guard: 'isLast', target: 'resting', actions: ['removeFirst', 'reportChange'] },
          { target: 'saving', reenter: true, actions: 'removeFirst' },
        ],
      },
    },
  },
});

export type MeetingTicksActor = ActorRefFrom<typeof meetingTicksMachine>;
