import { fromPromise, assign, setup } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** The server's description of each time zone, by its id. */
const listTimeZones = fromPromise<ReadonlyMap<string, string>>(async ({ signal }) => {
  const { timezones } = await api.listTimeZones({ signal });
  return new Map(timezones.map(({ id, description }) => [id, description]));
});

export interface AccountContext {
  /** The server's description of each time zone, by its id; empty until loaded. */
  timeZones: ReadonlyMap<string, string>;
}

export const accountMachine = setup({
  types: { context: {} as AccountContext },
  actors: { listTimeZones },
}).createMachine({
  id: 'account',
  description: "The person's account, read-only. Source: PROF-004.",
  context: { timeZones: new Map() },
  initial: 'loadingTimeZones',
  states: {
    loadingTimeZones: {
      description:
        'The account is shown; the time zone appears as its id until its description is loaded.',
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
    described: { description: 'The time zone appears with its description.', type: 'final' },
    undescribed: {
      description:
        'The descriptions of time zones could not be loaded, which was reported: the id stays.',
      type: 'final',
    },
  },
});

/** The description of a time zone, or its id until that is loaded. */
export const timeZoneName = ({ timeZones }: AccountContext, id: string): string =>
  timeZones.get(id) ?? id;
