import type { UndoMachine } from './create-undo.ts';
import type { ListPart } from './list.setup.ts';

/**
 * The part of a list that can restore deleted records for a while. The offer is a separate machine,
 * made by `createUndo`; the list sends it the deleted records, and receives the restored ones.
 */
export const undo = <Row>(machine: UndoMachine<Row>): ListPart<Row> => ({
  actors: { undo: machine },
  build: () => ({}),
});
