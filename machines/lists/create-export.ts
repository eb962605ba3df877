import { assign, emit, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';

/** The file is ready: the page saves it. */
export interface FileReady<Requested, File = Blob> {
  type: 'file.ready';
  file: File;
  requested: Requested;
}

interface ExportOptions<Requested, File> {
  /** The export's name in every layer, e.g. `depreciation-export`. */
  id: string;
  description: string;
  /** Creates the file, or loads the data that the page writes into it. */
  exportFile: PromiseActorLogic<File, { requested: Requested }>;
}

/**
 * Creates the machine of an export: the server creates a file, which the machine emits. A failed
 * export changes nothing and can be retried. Source: API-047, API-D01.
 */
export const createExport = <Requested, File = Blob>({
  id,
  description,
  exportFile,
}: ExportOptions<Requested, File>) =>
  setup({
    types: {
      context: {} as { requested: Requested | null },
      events: {} as { type: 'EXPORT'; requested: Requested },
      emitted: {} as FileReady<Requested, File>,
      tags: {} as 'busy',
    },
    actors: { exportFile },
    actions: {
      take: assign((_, { requested }: { requested: Requested }) => ({ requested })),
      hand: emit(({ context }, { file }: { file: File }) => ({
        type: 'file.ready' as const,
        file,
        requested: context.requested as Requested,
      })),
    },
  }).createMachine({
    id,
    description,
    context: { requested: null },
    initial: 'resting',
    states: {
      resting: {
        description: 'No export is in progress; earlier files have been emitted.',
        on: {
          EXPORT: { target: 'exporting', actions: { type: 'take', params: ({ event }) => event } },
        },
      },
      exporting: {
        description: 'The server is creating the file; the page can be used in the meantime.',
        tags: 'busy',
        invoke: {
          id: 'exportFile',
          src: 'exportFile',
          input: ({ context: { requested } }) => ({ requested: requested as Requested }),
          onDone: {
            target: 'resting',
            actions: { type: 'hand', params: ({ event }) => ({ file: event.output }) },
          },
          onError: 'resting',
        },
      },
    },
  });

export type ExportMachine<Requested, File = Blob> = ReturnType<
  typeof createExport<Requested, File>
>;
export type ExportActor<Requested, File = Blob> = ActorRefFrom<ExportMachine<Requested, File>>;
