import { assign, enqueueActions, setup } from 'xstate';
import type { Calendar } from '../assets/form/asset-days.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import {
  importTable,
  noEffects,
  readFile,
  tryTable,
  type Checked,
  type Effects,
  type ReadFile,
} from './asset-import.actors.ts';
import { createNamed, type NewName } from './create-named.actors.ts';
import type { DecimalSign } from './decimal-sign.ts';
import { matchedColumns, matchedProperties, maxLines, type ImportField } from './import-fields.ts';
import {
  ambiguousPrices,
  corrected,
  shownSign,
  getText,
  type CellError,
  type Correction,
  type Lines,
} from './import-lines.ts';
import type { Layout, Table } from './read-table.ts';
import { lookAlike } from './unknown-names.ts';
import { assetChoicesMachine } from '../assets/list/asset-choices.machine.ts';

export interface AssetImportContext extends Lines, Effects {
  dateFormat: Calendar['dateFormat'];
  /** Id of the first asset, created with each check, so that a second try imports nothing twice. */
  newId: string;
  file: File | null;
  /** The person's selection, which overrides what was detected in the file. */
  layout: Partial<Layout>;
  /** Null if they could not be loaded: properties are not imported then. */
  propertyNames: readonly string[] | null;
  /** Whether a line with the code of an existing asset updates that asset. */
  isUpdate: boolean;
  /** Why the last file was rejected. */
  trouble: 'unreadable' | 'empty' | 'tooMany' | null;
  errors: readonly CellError[];
  failure: Failure | null;
  /** The record being created for the lines that name it. */
  newName: NewName | null;
  /** Ids of the new assets; empty if a second try found that they already exist. */
  ids: readonly string[];
}

export type AssetImportEvent =
  | { type: 'file.select'; file: File }
  | { type: 'layout.select'; layout: Partial<Layout> }
  | { type: 'column.select'; field: ImportField; column: number | null }
  | { type: 'property.select'; name: string; column: number | null }
  | { type: 'update.select'; isUpdate: boolean }
  | ({ type: 'cell.changed' } & Correction)
  | { type: 'decimal.select'; sign: DecimalSign }
  | ({ type: 'name.create' } & NewName)
  | { type: 'rows.check' | 'rows.import' | 'BACK' | 'import.restart' };

const noTable: Table = {
  name: '',
  headings: [],
  rows: [],
  layout: { encoding: null, separator: null, header: 0 },
  start: [],
};

/** Initial values of everything that is typed or checked. */
const unchecked = {
  ...noEffects,
  corrections: {},
  trouble: null,
  errors: [],
  failure: null,
  ids: [],
};

/** Initial context, before a file is read. */
export const initialContext = {
  ...unchecked,
  file: null,
  layout: {},
  table: noTable,
  columns: matchedColumns([]),
  properties: {},
  propertyNames: null,
  isUpdate: false,
  decimalSign: null,
  newName: null,
};

/** Ids of created records by field and name, so that each try sends the same one. */
const newIds = new Map<string, string>();

export function getNewId({ field, name }: NewName): string {
  const key = `${field} ${lookAlike(name)}`;
  const id = newIds.get(key) ?? crypto.randomUUID();
  newIds.set(key, id);
  return id;
}

const hasClearPrices = (lines: Lines) =>
  lines.decimalSign !== null || ambiguousPrices(lines).length === 0;

/** The errors of lines that do not name the record created last. */
const omitErrorsOfNewName = ({ errors, newName, ...lines }: AssetImportContext) =>
  errors.filter(
    ({ at, field }) =>
      field !== newName?.field || lookAlike(getText(lines, at, field)) !== lookAlike(newName.name),
  );

export const importSetup = setup({
  types: {
    context: {} as AssetImportContext,
    events: {} as AssetImportEvent,
    input: {} as Pick<AssetImportContext, 'dateFormat' | 'newId'>,
    // A name was created, so lists of names are out of date.
    emitted: {} as { type: 'name.created' },
    tags: {} as 'busy' | 'unsaved',
  },
  actors: { readFile, tryTable, importTable, createNamed, 'asset-choices': assetChoicesMachine },
  guards: {
    isEmpty: (_, { output }: { output: ReadFile }) => output.table.rows.length === 0,
    isTooLong: (_, { output }: { output: ReadFile }) => output.table.rows.length > maxLines,
    canCheck: ({ context }) =>
      context.trouble === null && context.columns.assetCode !== null && hasClearPrices(context),
    hasClearPrices: ({ context }) => hasClearPrices(context),
    hasErrors: (_, { output }: { output: Checked }) => output.errors.length > 0,
    hasEffects: ({ context }) => context.count + context.updatedCount > 0,
    isNewNameLast: ({ context }) => omitErrorsOfNewName(context).length === 0,
  },
  actions: {
    start: assign(initialContext),
    cacheFile: assign((_, { file }: { file: File }) => ({ file, layout: {}, trouble: null })),
    // Another layout may give other rows, so corrections of the previous rows would end up in the
    // wrong cells.
    storeLayout: assign(({ context }, { layout }: { layout: Partial<Layout> }) => {
      const next = { ...context.layout, ...layout };
      // With another layout the headings may be in another line.
      return { ...unchecked, layout: 'header' in layout ? next : withoutHeader(next) };
    }),
    reportUnreadable: assign({ trouble: 'unreadable' }),
    reportEmpty: assign({ trouble: 'empty' }),
    reportTooMany: assign({ trouble: 'tooMany' }),
    storeTable: assign((_, { output: { table, propertyNames } }: { output: ReadFile }) => {
      const columns = matchedColumns(table.headings);
      const properties = matchedProperties(propertyNames ?? [], table.headings, columns);
      const lines = { table, columns, properties, corrections: {}, decimalSign: null };
      return {
        ...lines,
        propertyNames,
        decimalSign: shownSign(lines),
      };
    }),
    storeSign: assign((_, { sign }: { sign: DecimalSign }) => ({ decimalSign: sign })),
    storeUpdate: assign((_, { isUpdate }: { isUpdate: boolean }) => ({ isUpdate })),
    storeColumn: assign(
      ({ context }, { field, column }: { field: ImportField; column: number | null }) => {
        const columns = { ...context.columns, [field]: column };
        return field === 'price'
          ? { columns, decimalSign: shownSign({ ...context, columns }) }
          : { columns };
      },
    ),
    storeProperty: assign(
      ({ context }, { name, column }: { name: string; column: number | null }) => ({
        properties: { ...context.properties, [name]: column },
      }),
    ),
    correct: assign(({ context }, correction: Correction) => ({
      corrections: corrected(context, correction),
    })),
    storeChecked: assign((_, { output }: { output: Checked }) => ({ ...output, failure: null })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    storeNewName: assign((_, { field, name, code, assetCategoryId }: NewName) => ({
      newName: { field, name, code, assetCategoryId },
      failure: null,
    })),
    dropNewName: assign({ newName: null }),
    announceName: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'name.created' });
      // A newly created name can be selected once the options have reloaded.
      enqueue.sendTo('asset-choices', { type: 'tab.returned' });
    }),
    clearKnownErrors: assign(({ context }) => ({
      errors: omitErrorsOfNewName(context),
      newName: null,
    })),
  },
});

const withoutHeader = ({ header: _header, ...layout }: Partial<Layout>): Partial<Layout> => layout;
