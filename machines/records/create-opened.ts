import { assign, fromPromise, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toCause, type Cause } from '../cause.ts';

/** What is read page by page, each on demand. */
interface More<Content> {
  /** Reads what follows; answers all that is shown then. */
  read: PromiseActorLogic<Content, { content: Content | null }>;
  hasMore: (content: Content) => boolean;
}

interface OpenedOptions<Content> {
  /** Its name in every layer, such as `asset-history`. */
  id: string;
  description: string;
  /** Reads what is shown, of the record with this id; empty where it is of none. */
  read: PromiseActorLogic<Content, { id: string }>;
  /** Left out where the first answer is all. */
  more?: More<Content>;
}

interface OpenedContext<Content> {
  id: string;
  content: Content | null;
  cause: Cause | null;
  /** Its dialog stays from then on, so that it can close in its time. */
  wasOpened: boolean;
}

const openedSetup = <Content>({ read, more }: OpenedOptions<Content>) =>
  setup({
    types: {
      context: {} as OpenedContext<Content>,
      events: {} as
        | { type: 'OPEN' }
        | { type: 'CLOSE' }
        | { type: 'retry' }
        | { type: 'content.loadMore' },
      input: {} as { id: string | null },
      tags: {} as 'open' | 'busy',
    },
    actors: {
      read,
      readMore:
        more?.read ??
        fromPromise<Content, { content: Content | null }>(() =>
          Promise.reject(new Error('The first answer is all.')),
        ),
    },
    guards: {
      hasMore: ({ context: { content } }) => content !== null && more?.hasMore(content) === true,
    },
    actions: {
      clearContent: assign({ content: null, cause: null, wasOpened: true }),
      show: assign((_, { content }: { content: Content }) => ({ content })),
      storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    },
  });

type OpenedSetup<Content> = ReturnType<typeof openedSetup<Content>>;
type OpenedState<Content> = ReturnType<OpenedSetup<Content>['createStateConfig']>;

/**
 * The chart of what a page shows on demand, in a dialog: it is read each time it is opened, and
 * where it is paged, `content.loadMore` reads what follows.
 */
export function createOpened<Content>(options: OpenedOptions<Content>) {
  const { id, description, more } = options;
  const opened = openedSetup(options);
  return opened.createMachine({
    id,
    description,
    context: ({ input }) => ({ id: input.id ?? '', content: null, cause: null, wasOpened: false }),
    initial: 'closed',
    states: {
      closed: {
        description: 'It is not shown.',
        on: { OPEN: 'loading' },
      },
      loading: {
        description: 'It is open, and being read.',
        tags: ['open', 'busy'],
        entry: 'clearContent',
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
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        },
      },
      shown: {
        description: 'It can be read.',
        tags: 'open',
        on: {
          CLOSE: 'closed',
          ...(more && { 'content.loadMore': { guard: 'hasMore', target: 'loadingMore' } as const }),
        },
      },
      failed: {
        description: 'It could not be read; it can be tried again.',
        tags: 'open',
        on: { CLOSE: 'closed', retry: 'loading' },
      },
      ...((more ? moreStates(opened) : {}) as Record<
        'loadingMore' | 'moreFailed',
        OpenedState<Content>
      >),
    },
  });
}

/** The states in which what follows is read. */
const moreStates = <Content>(opened: OpenedSetup<Content>) => ({
  loadingMore: opened.createStateConfig({
    description: 'What follows is being read; what is there can be read meanwhile.',
    tags: ['open', 'busy'],
    on: { CLOSE: 'closed' },
    invoke: {
      id: 'readMore',
      src: 'readMore',
      input: ({ context }) => ({ content: context.content }),
      onDone: {
        target: 'shown',
        actions: { type: 'show', params: ({ event }) => ({ content: event.output }) },
      },
      onError: {
        target: 'moreFailed',
        actions: { type: 'storeCause', params: ({ event }) => event },
      },
    },
  }),
  moreFailed: opened.createStateConfig({
    description: 'What follows could not be read; what is there stays, and it can be tried again.',
    tags: 'open',
    on: { CLOSE: 'closed', 'content.loadMore': 'loadingMore' },
  }),
});

export type OpenedActor<Content> = ActorRefFrom<ReturnType<typeof createOpened<Content>>>;
