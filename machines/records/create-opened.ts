import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { causeOf, type Cause } from '../cause.ts';

interface OpenedOptions<Content> {
  /** Its name in every layer, such as `asset-history`. */
  id: string;
  description: string;
  /** Reads what is shown, of the record with this id; empty where it is of none. */
  read: PromiseActorLogic<Content, { id: string }>;
}

/** The chart of what a page shows on demand, in a dialog: it is read each time it is opened. */
export const createOpened = <Content>({ id, description, read }: OpenedOptions<Content>) =>
  setup({
    types: {
      context: {} as {
        id: string;
        content: Content | null;
        cause: Cause | null;
        /** Its dialog stays from then on, so that it can close in its time. */
        wasOpened: boolean;
      },
      events: {} as { type: 'OPEN' } | { type: 'CLOSE' } | { type: 'RETRY' },
      input: {} as { id: string | null },
      tags: {} as 'open' | 'busy',
    },
    actors: { read },
    actions: {
      forget: assign({ content: null, cause: null, wasOpened: true }),
      show: assign((_, { content }: { content: Content }) => ({ content })),
      keepCause: assign((_, { error }: { error: unknown }) => ({ cause: causeOf(error) })),
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ id: input.id ?? '', content: null, cause: null, wasOpened: false }),
    initial: 'closed',
    states: {
      closed: {
        description: 'It is not shown.',
        on: { OPEN: 'reading' },
      },
      reading: {
        description: 'It is open, and being read.',
        tags: ['open', 'busy'],
        entry: 'forget',
        on: { CLOSE: 'closed' },
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => ({ id: context.id }),
          onDone: {
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => ({ content: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'keepCause', params: ({ event }) => event },
          },
        },
      },
      shown: {
        description: 'It can be read.',
        tags: 'open',
        on: { CLOSE: 'closed' },
      },
      failed: {
        description: 'It could not be read; it can be tried again.',
        tags: 'open',
        on: { CLOSE: 'closed', RETRY: 'reading' },
      },
    },
  });

export type OpenedActor<Content> = ActorRefFrom<ReturnType<typeof createOpened<Content>>>;
