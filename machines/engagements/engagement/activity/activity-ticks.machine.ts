import { assign, setup, type ActorRefFrom } from 'xstate';
import { saveTick, type Tick } from './activity-ticks.actors.ts';
import type { EngagementReporter } from '../parts/engagement-part.ts';

export interface ActivityTicksInput {
  report: EngagementReporter;
}

interface ActivityTicksContext extends ActivityTicksInput {
  /** Ticks that are not confirmed, the oldest first; the last one of an item is shown. */
  ticks: readonly Tick[];
}

export const activityTicksMachine = setup({
  types: {
    context: {} as ActivityTicksContext,
    events: {} as { type: 'action.tick'; tick: Tick },
    input: {} as ActivityTicksInput,
    tags: {} as 'busy',
  },
  actors: { saveTick },
  guards: {
    isLast: ({ context }) => context.ticks.length === 1,
    // A double click ticks once.
    isAnother: ({ context }, { tick }: { tick: Tick }) =>
      context.ticks.findLast(({ id }) => id === tick.id)?.isDone !== tick.isDone,
  },
  actions: {
    // At most one tick of an item waits for the one that is being saved.
    add: assign(({ context: { ticks } }, { tick }: { tick: Tick }) => ({
      ticks: [...ticks.filter(({ id }, index) => index === 0 || id !== tick.id), tick],
    })),
    removeFirst: assign(({ context }) => ({ ticks: context.ticks.slice(1) })),
    reportChange: ({ context }) => context.report.send({ type: 'engagement.changed' }),
  },
}).createMachine({
  id: 'activity-ticks',
  description:
    'The action items of an activity are ticked one after the other, without their texts. Source: ENGAG-102, ENGAG-120, ENGAG-D02.',
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
        id: 'saveTick',
        src: 'saveTick',
        input: ({ context }) => context.ticks[0] as Tick,
        onDone: [
          { guard: 'isLast', target: 'resting', actions: ['removeFirst', 'reportChange'] },
          { target: 'saving', reenter: true, actions: 'removeFirst' },
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

export type ActivityTicksActor = ActorRefFrom<typeof activityTicksMachine>;
