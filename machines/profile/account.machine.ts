import { assign, setup } from 'xstate';
import { listTimeZones } from './account.actors.ts';

export interface AccountContext {
  /** What the server calls each time zone, by its id; empty until that is known. */
  timeZones: ReadonlyMap<string, string>;
}

export const accountMachine = setup({
  types: { context: {} as AccountContext },
  actors: { listTimeZones },
}).createMachine({
  id: 'account',
  description: "The person's account, to be read. Source: PROF-004.",
  context: { timeZones: new Map() },
  initial: 'loadingTimeZones',
  states: {
    loadingTimeZones: {
      description: 'The account stands; the time zone is shown by its id until its name is known.',
      invoke: {
        id: 'listTimeZones',
        src: 'listTimeZones',
        onDone: {
          target: 'described',
          actions: assign({ timeZones: ({ event }) => event.output }),
        },
        onError: 'undescribed',
      },
    },
    described: { description: 'The time zone is shown as people know it.', type: 'final' },
    undescribed: {
      description: 'The names of time zones could not be read, which was told: its id stays.',
      type: 'final',
    },
  },
});

/** What a person knows a time zone by. */
export const timeZoneName = ({ timeZones }: AccountContext, id: string): string =>
  timeZones.get(id) ?? id;
