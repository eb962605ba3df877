import { assign, emit, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';

/** The file is there: whoever shows the page saves it. */
export interface FileReady<Requested, File = Blob> {
  type: 'file.ready';
  file: File;
  requested: Requested;
}

interface ExportOptions<Requested, File> {
  /** The export's name in every layer, such as `depreciation-export`. */
  id: string;
  description: string;
  /** Makes the file, or reads all that the page writes into it. */
  exportFile: PromiseActorLogic<File, { requested: Requested }>;
}

/**
 * The chart of an export: the server makes a file, which is handed over. One that fails changes
 * nothing and can be begun again. Source: API-047; decisions, "Answers and failures".
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
        description: 'Nothing is exported; what was exported before has been handed over.',
        on: {
          EXPORT: { target: 'exporting', actions: { type: 'take', params: ({ event }) => event } },
        },
      },
      exporting: {
        description: 'The server makes the file; the page can be used meanwhile.',
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
