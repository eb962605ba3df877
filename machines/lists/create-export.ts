import { assign, emit, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';

/** The file is there: whoever shows the page saves it. */
export interface FileReady<Wanted, File = Blob> {
  type: 'file.ready';
  file: File;
  wanted: Wanted;
}

interface ExportOptions<Wanted, File> {
  /** The export's name in every layer, such as `depreciation-export`. */
  id: string;
  description: string;
  /** Makes the file, or reads all that the page writes into it. */
  exportFile: PromiseActorLogic<File, { wanted: Wanted }>;
}

/**
 * The chart of an export: the server makes a file, which is handed over. One that fails changes
 * nothing and can be begun again. Source: API-047; decisions, "Answers and failures".
 */
export const createExport = <Wanted, File = Blob>({
  id,
  description,
  exportFile,
}: ExportOptions<Wanted, File>) =>
  setup({
    types: {
      context: {} as { wanted: Wanted | null },
      events: {} as { type: 'EXPORT'; wanted: Wanted },
      emitted: {} as FileReady<Wanted, File>,
      tags: {} as 'busy',
    },
    actors: { exportFile },
    actions: {
      take: assign((_, { wanted }: { wanted: Wanted }) => ({ wanted })),
      hand: emit(({ context }, { file }: { file: File }) => ({
        type: 'file.ready' as const,
        file,
        wanted: context.wanted as Wanted,
      })),
    },
  }).createMachine({
    id,
    description,
    context: { wanted: null },
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
          input: ({ context: { wanted } }) => ({ wanted: wanted as Wanted }),
          onDone: {
            target: 'resting',
            actions: { type: 'hand', params: ({ event }) => ({ file: event.output }) },
          },
          onError: 'resting',
        },
      },
    },
  });

export type ExportMachine<Wanted, File = Blob> = ReturnType<typeof createExport<Wanted, File>>;
export type ExportActor<Wanted, File = Blob> = ActorRefFrom<ExportMachine<Wanted, File>>;
