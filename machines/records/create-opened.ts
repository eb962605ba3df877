import { assign, fromPromise, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toCause, type Cause } from '../cause.ts';

/** Content that is loaded page by page on demand. */
interface More<Content> {
  /** Loads the next page; returns all content shown from then on. */
  read: PromiseActorLogic<Content, { content: Content | null }>;
  hasMore: (content: Content) => boolean;
}

interface OpenedOptions<Content> {
  /** Its name in every layer, e.g. `asset-history`. */
  id: string;
  description: string;
  /**
   * Loads the content of the record with this id; the id is empty where the content belongs to no
   * record.
   */
  read: PromiseActorLogic<Content, { id: string }>;
  /** Omitted where the first response contains everything. */
  more?: More<Content>;
}

interface OpenedContext<Content> {
  id: string;
  content: Content | null;
  cause: Cause | null;
  /** The dialog stays mounted from then on, so that its closing animation can play. */
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
        description: 'The dialog is closed.',
        on: { OPEN: 'loading' },
      },
      loading: {
        description: 'The dialog is open, and its content is loading.',
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
        description: 'The content is shown.',
        tags: 'open',
        on: {
          CLOSE: 'closed',
          ...(more && { 'content.loadMore': { guard: 'hasMore', target: 'loadingMore' } as const }),
        },
      },
      failed: {
        description: 'The content could not be loaded; it can be tried again.',
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

/** The states that load the next page. */
const moreStates = <Content>(opened: OpenedSetup<Content>) => ({
  loadingMore: opened.createStateConfig({
    description: 'The next page is loading; the loaded content stays readable.',
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
    description:
      'The next page could not be loaded; the loaded content stays, and it can be tried again.',
    tags: 'open',
    on: { CLOSE: 'closed', 'content.loadMore': 'loadingMore' },
  }),
});

export type OpenedActor<Content> = ActorRefFrom<ReturnType<typeof createOpened<Content>>>;
