import type { AnyEventObject } from 'xstate';
import type { ExportMachine } from '../lists/create-export.ts';
import type { ListMachine } from '../lists/create-list.ts';
import type { StepUndoMachine, Stepped } from '../lists/create-step-undo.ts';
import type { UndoMachine } from '../lists/create-undo.ts';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import type { ListContext, ListEvent, ListInput, RowMemory } from '../lists/list-types.ts';
import { serverError, missing } from './fixtures.ts';
import type { TestModel, Rule } from './test-model.ts';
import { after, done, failed, type Internal } from './paths.ts';

const listRules: readonly Rule[] = [
  {
    source: 'ASSET-061',
    text: 'A list loads, then is shown; when loading fails, it ends as unavailable, silently.',
  },
  {
    source: 'SHELL-D27',
    text: 'Going back to a list shows its previous rows immediately, and reloads them.',
  },
];

/** Covers every path through an export made by `createExport`. */
export const createExportTestModel = <Requested, File = Blob>(
  machine: ExportMachine<Requested, File>,
  requested: Requested,
  rules: readonly Rule[],
): TestModel<ExportMachine<Requested, File>> => ({
  machine,
  inputs: [undefined],
  events: [
    { type: 'EXPORT', requested },
    done('exportFile', null),
    failed('exportFile', serverError),
  ],
  rules: [
    {
      source: 'ADR 0024',
      text: 'A failed export changes nothing and can be started again.',
    },
    ...rules,
  ],
});

type Events<Row> = (ListEvent<Row> | Internal)[];

/** Covers every path through a list made by `createList`, with all its features. */
export function createListTestModel<Row>(
  machine: ListMachine<Row>,
  row: Row,
  rules: readonly Rule[],
  /** What its companions report. */
  reported: readonly AnyEventObject[] = [],
): TestModel<ListMachine<Row>> {
  const { states, transitions, invoke } = machine.root;
  const isPaged = transitions.has('search.changed');
  const canDelete = 'confirmingDelete' in states;
  return {
    machine,
    inputs: buildInputs(row, isPaged),
    events: [
      ...buildLoadEvents(row, isPaged),
      ...(isPaged ? paging<Row>() : []),
      ...(canDelete ? deleting(row) : []),
      ...('confirmingDeleteSelected' in states ? picking(row) : []),
      ...(invoke.some(({ id }) => id === 'undo') ? undoing(row) : []),
      ...invoke.flatMap(({ id }) => (id === 'undo' ? [] : failed(id, serverError))),
      ...(reported as Events<Row>),
    ],
    atHand: ({ rows }: ListContext<Row>) =>
      canDelete ? (rows ?? []).map((each) => ({ type: 'DELETE' as const, row: each })) : [],
    rules: [...listRules, ...(canDelete ? [deletionRule] : []), ...rules],
  };
}

/** Records on three pages. */
const count = 25;

const toPage = (number: number): ListSearch => ({ ...firstPage, page: number });

/** A list on its first visit, and one that is returned to. */
const buildInputs = <Row>(row: Row, isPaged: boolean): ListInput<Row>[] => {
  const memory: RowMemory<Row> = {
    recall: ({ page }) => (page < 3 ? { rows: [row], total: count } : null),
    store: () => undefined,
  };
  return isPaged
    ? [{ search: firstPage }, { search: toPage(2) }, { search: firstPage, memory }]
    : [{}, { memory }];
};

const buildLoadEvents = <Row>(row: Row, isPaged: boolean): Events<Row> => {
  const read = isPaged ? { rows: [row], total: count } : [row];
  return [
    done('loadRows', read),
    failed('loadRows', serverError),
    done('refreshRows', read),
    failed('refreshRows', serverError),
    { type: 'rows.changed' },
    { type: 'tab.returned' },
    { type: 'retry' },
  ];
};

const paging = <Row>(): Events<Row> => [
  done('readAhead', { rows: [], total: count }),
  failed('readAhead', serverError),
  // Most of the records have been deleted in the meantime.
  done('loadRows', { rows: [], total: 1 }),
  done('refreshRows', { rows: [], total: 1 }),
  { type: 'search.changed', search: firstPage },
  { type: 'search.changed', search: toPage(2) },
];

const deleting = <Row>(row: Row): Events<Row> => [
  { type: 'DELETE', row },
  { type: 'YES' },
  { type: 'NO' },
  done('deleteRow'),
  failed('deleteRow', serverError),
  failed('deleteRow', missing),
];

const picking = <Row>(row: Row): Events<Row> => [
  // Two, so that one of them is not the last.
  { type: 'rows.select', rows: [row, otherThan(row)] },
  { type: 'rows.dropped', rows: [row] },
  { type: 'selection.clear' },
  { type: 'DELETE_SELECTED' },
  { type: 'report.closed' },
  done('deletePicked'),
  failed('deletePicked', serverError),
];

/** A copy with another id, so that it is another row. */
const otherThan = <Row>(row: Row): Row => ({ ...row, id: 'another' });

const undoing = <Row>(row: Row): Events<Row> => [
  { type: 'rows.restored', rows: [row] },
  failed('undo', serverError),
];

const deletionRule: Rule = {
  source: 'REVW-030',
  text: 'A record is deleted only after a confirmation, and the list is loaded again.',
};

/** Covers every path through an undo made by `createUndo`: of one row, of two, and of another. */
export const createUndoTestModel = <Row>(
  machine: UndoMachine<Row>,
  { row, other, rules }: { row: Row; other: Row; rules: readonly Rule[] },
): TestModel<UndoMachine<Row>> => ({
  machine,
  inputs: [{ list: { send: () => undefined } }],
  events: [
    { type: 'rows.deleted', rows: [row] },
    { type: 'rows.deleted', rows: [row, other] },
    { type: 'undo' },
    { type: 'offer.pause' },
    { type: 'offer.resume' },
    after('offerTime', `${machine.id}.offering.passing`),
    done('restoreRow'),
    failed('restoreRow', serverError),
  ],
  rules: [
    {
      source: 'ADR 0024',
      text: 'A failed undo loses nothing: it can be tried again.',
    },
    ...rules,
  ],
});

interface StepUndoSample<Undo, ResponseBody> {
  undos: readonly Undo[];
  responses: readonly ResponseBody[];
  rules: readonly Rule[];
}

/**
 * Covers every path through an undo made by `createStepUndo`: of one step, and of multiple steps.
 */
export const createStepUndoTestModel = <Step, Undo extends Stepped<Step>, ResponseBody, Remaining>(
  machine: StepUndoMachine<Step, Undo, ResponseBody, Remaining>,
  { undos, responses, rules }: StepUndoSample<Undo, ResponseBody>,
): TestModel<StepUndoMachine<Step, Undo, ResponseBody, Remaining>> => ({
  machine,
  inputs: undos.map((undo) => ({ undo })),
  events: [
    { type: 'undo' },
    { type: 'dismiss' },
    { type: 'offer.pause' },
    { type: 'offer.resume' },
    after('offerTime', `${machine.id}.passing`),
    ...responses.map((response) => done('takeStep', response)),
    failed('takeStep', serverError),
  ],
  rules: [
    {
      source: 'ASSET-D76',
      text: 'The undo is offered for ten seconds, and longer while the pointer or the focus is on it.',
    },
    {
      source: 'ADR 0024',
      text: 'A failed undo loses nothing: it can be tried again.',
    },
    ...rules,
  ],
});
