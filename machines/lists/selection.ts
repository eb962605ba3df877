import type { ListPart } from './list.setup.ts';

/** The part of a list whose rows are selected for actions of other machines. */
export const selection = <Row>(getKey: (row: Row) => string): ListPart<Row> => ({
  actors: {},
  getKey,
  build: (list) => ({
    whenever: list.createStateConfig({
      on: {
        'rows.select': { actions: { type: 'selectRows', params: ({ event }) => event } },
        'rows.dropped': { actions: { type: 'drop', params: ({ event }) => event } },
        'selection.clear': { actions: 'clearSelection' },
      },
    }).on,
  }),
});
