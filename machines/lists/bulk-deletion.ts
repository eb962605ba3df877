import type { ListPart } from './list.setup.ts';

/**
 * The part of a list that deletes the selected records after one confirmation: one after the other,
 * each by the call of the part `deletion`. Records that cannot be deleted stay selected, with the
 * reason; one already deleted by someone else counts as deleted. Source: GATE-016, ADR 0026.
 */
export const bulkDeletion = <Row>(getKey: (row: Row) => string): ListPart<Row> => ({
  actors: {},
  getKey,
  build: (list, waits) => {
    const next = list.createStateConfig({
      invoke: {
        id: 'deletePicked',
        src: 'deleteRow',
        input: ({ context: { queue } }) => ({ row: queue[0] as Row, isSuccessHidden: true }),
        onDone: [
          { guard: 'isLast', target: 'loading', actions: ['storeSucceeded', 'emitSucceeded'] },
          { target: 'deletingSelected', reenter: true, actions: 'storeSucceeded' },
        ],
        onError: [
          {
            guard: 'isLast',
            target: 'loading',
            actions: [{ type: 'noteFailed', params: ({ event }) => event }, 'emitSucceeded'],
          },
          {
            target: 'deletingSelected',
            reenter: true,
            actions: { type: 'noteFailed', params: ({ event }) => event },
          },
        ],
      },
    });
    return {
      whenever: list.createStateConfig({
        on: {
          'rows.select': { actions: { type: 'selectRows', params: ({ event }) => event } },
          'rows.dropped': { actions: { type: 'drop', params: ({ event }) => event } },
          'selection.clear': { actions: 'clearSelection' },
          'report.closed': { actions: 'closeReport' },
        },
      }).on,
      whileShown: list.createStateConfig({
        on: { DELETE_SELECTED: { guard: 'hasSelection', target: 'confirmingDeleteSelected' } },
      }).on,
      states: {
        confirmingDeleteSelected: list.createStateConfig({
          description: 'Asks whether to delete the selected records; nothing has happened yet.',
          tags: ['ready', 'bulkQuestion'],
          on: {
            ...waits,
            YES: [
              { guard: 'hasSelection', target: 'deletingSelected', actions: 'queueSelection' },
              { target: 'shown' },
            ],
            NO: 'shown',
          },
        }),
        deletingSelected: list.createStateConfig({
          description: 'The selected records are being deleted, one after the other.',
          tags: ['ready', 'bulkQuestion', 'deleting'],
          on: waits,
          ...next,
        }),
      },
    };
  },
});
