import type { ListPart } from './list.setup.ts';
import type { RecordRemover } from './list-types.ts';

/**
 * The part of a list that deletes records one at a time, each after a confirmation. A record
 * already deleted by someone else also leaves the list. Source: REVW-030.
 */
export const deletion = <Row>(deleteRow: RecordRemover<Row>): ListPart<Row> => ({
  actors: { deleteRow },
  build: (list, waits) => ({
    whileShown: list.createStateConfig({
      on: {
        DELETE: {
          target: 'confirmingDelete',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    }).on,
    states: {
      confirmingDelete: list.createStateConfig({
        description: 'Asks whether to delete the record; nothing has happened yet.',
        tags: ['ready', 'question'],
        on: { ...waits, YES: 'deleting', NO: 'shown' },
      }),
      deleting: list.createStateConfig({
        description: 'The record is being deleted.',
        tags: ['ready', 'question', 'deleting'],
        on: waits,
        invoke: {
          id: 'deleteRow',
          src: 'deleteRow',
          input: ({ context }) => ({ row: context.selected as Row }),
          onDone: { target: 'loading', actions: 'emitDeleted' },
          onError: [
            { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'loading' },
            { target: 'shown' },
          ],
        },
      }),
    },
  }),
});
