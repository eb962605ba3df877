import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import { exportAssets } from './asset-export.actors.ts';

/** The workbook is there: whoever shows the page saves it. */
export interface FileReady {
  type: 'file.ready';
  file: Blob;
}

export const assetExportMachine = setup({
  types: {
    context: {} as { search: ListSearch },
    events: {} as { type: 'EXPORT'; search: ListSearch },
    emitted: {} as FileReady,
    tags: {} as 'busy',
  },
  actors: { exportAssets },
  actions: {
    take: assign((_, { search }: { search: ListSearch }) => ({ search })),
    hand: emit((_, { file }: { file: Blob }) => ({ type: 'file.ready' as const, file })),
  },
}).createMachine({
  id: 'asset-export',
  description:
    'All assets that fit, on all pages, as an Excel workbook. Source: document 3, section 7.',
  context: { search: firstPage },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is exported; what was exported before has been handed over.',
      on: {
        EXPORT: { target: 'exporting', actions: { type: 'take', params: ({ event }) => event } },
      },
    },
    exporting: {
      description: 'The server makes the workbook; the list can be used meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'exportAssets',
        src: 'exportAssets',
        input: ({ context: { search } }) => ({ search }),
        onDone: {
          target: 'resting',
          actions: { type: 'hand', params: ({ event }) => ({ file: event.output }) },
        },
        onError: 'resting',
      },
    },
  },
});

export type AssetExportActor = ActorRefFrom<typeof assetExportMachine>;
