import type { UndoMachine } from './create-undo.ts';
import type { ListPart } from './list.setup.ts';

/**
 * The part of a list by which what was deleted can be brought back for a while. The offer is a chart
 * of its own, made by `createUndo`; the list tells it what is gone, and hears what is back.
 */
export const undo = <Row>(machine: UndoMachine<Row>): ListPart<Row> => ({
  actors: { undo: machine },
  build: () => ({}),
});
