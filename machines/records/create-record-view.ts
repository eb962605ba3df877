import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import {
  companionActors,
  companionTransitions,
  partTransitions,
  invokeCompanions,
  type Companion,
  type OpenedPart,
  type PartClosed,
  type PartOpened,
} from '../companions.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { toCause, type Cause } from '../cause.ts';

interface ViewInput {
  id: string;
  /** The search in the address, for a list among its companions. */
  search?: ListSearch;
}

interface ViewOptions<Row> {
  /** The view's name in every layer, e.g. `service-view`. */
  id: string;
  description: string;
  loadRecord: PromiseActorLogic<Row, { id: string }>;
  /** Machines of its page that live as long as it, e.g. the actions on the record. */
  companions?: readonly Companion[];
  /** Machines that the page opens, e.g. a question. */
  parts?: readonly OpenedPart[];
}

/** The machine of a read-only record. Source: SHELL-041. */
export const createRecordView = <Row>({
  id,
  description,
  loadRecord,
  companions = [],
  parts = [],
}: ViewOptions<Row>) =>
  setup({
    types: {
      context: {} as ViewInput & { record: Row | null; cause: Cause | null },
      /** `record.changed`: an action on the record's page has changed it. */
      events: {} as { type: 'tab.returned' } | { type: 'record.changed' } | PartOpened,
      emitted: {} as PartClosed,
      input: {} as ViewInput,
      tags: {} as 'busy',
    },
    actors: { ...companionActors([...companions, ...parts]), loadRecord },
    actions: { show: assign((_, { record }: { record: Row }) => ({ record })) },
    guards: {
      isMissing: (_, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ ...input, record: null, cause: null }),
    on: { ...companionTransitions(companions), ...partTransitions(parts) },
    invoke: invokeCompanions(companions) as never[],
    initial: 'loading',
    states: {
      loading: {
        description: 'The record is loading.',
        tags: 'busy',
        invoke: {
          id: 'loadRecord',
          src: 'loadRecord',
          input: ({ context }) => ({ id: context.id }),
          onDone: {
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => ({ record: event.output }) },
          },
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
            {
              target: 'unavailable',
              actions: assign({ cause: ({ event }) => toCause(event.error) }),
            },
          ],
        },
      },
      shown: {
        description: 'The record is shown.',
        on: { 'tab.returned': 'refreshing', 'record.changed': 'refreshing' },
      },
      refreshing: {
        description:
          'The person is back in the tab, or has changed something: the record reloads silently.',
        on: { 'record.changed': { target: 'refreshing', reenter: true } },
        invoke: {
          id: 'refreshRecord',
          src: 'loadRecord',
          input: ({ context }) => ({ id: context.id }),
          onDone: {
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => ({ record: event.output }) },
          },
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
            { target: 'shown' },
          ],
        },
      },
      notFound: { description: 'There is no such record in this tenant.', type: 'final' },
      unavailable: {
        description: 'The record could not be loaded; it can be tried again.',
        type: 'final',
      },
    },
  });

export type RecordViewActor<Row> = ActorRefFrom<ReturnType<typeof createRecordView<Row>>>;
