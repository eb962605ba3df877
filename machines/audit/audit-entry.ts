import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  toSearchData,
  type ColumnFilter,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';
import { searchName } from '../records/record-page.ts';

export type AuditEntry = Schema<'AuditEntry'>;
export type AuditChange = Schema<'AuditChange'>;

/** The filter of one record, which other pages and the entries link to. */
export const recordFilter = 'recordId';

/** The columns by which the address of the log may sort and filter. */
export const auditColumns: ListColumns = {
  sortable: ['timestamp', 'actor', 'action', 'record', 'ipAddress'],
  filterable: [searchName, recordFilter],
};

/** The columns of the qualifiers that a search can contain. */
const qualifiers: Readonly<Record<string, string>> = {
  actor: 'actor',
  action: 'action',
  on: 'record',
  from: 'ipAddress',
  created: 'timestamp',
};

/** From the API contract: the number of filters, minus that of one record. */
const most = 19;

/**
 * The filters of a typed search, e.g. `actor:"Ava Stone" action:role. on:Employee created:2026-03`.
 * Words without a known qualifier must be in the actor, the action or the record.
 */
export function parseAuditSearch(typed: string): ColumnFilter[] {
  const filters: ColumnFilter[] = [];
  for (const [word, name, quoted, plain] of typed.matchAll(
    /([a-zA-Z]+):(?:"([^"]*)"?|([^\s"]*))|"[^"]*"?|[^\s"]+/g,
  )) {
    const column = name && Object.hasOwn(qualifiers, name) ? qualifiers[name] : undefined;
    const value = column === undefined ? word.replaceAll('"', '') : (quoted ?? plain ?? '');
    if (value.trim() !== '') filters.push({ name: column ?? 'text', value: value.trim() });
  }
  return filters.slice(0, most);
}

/** The request of a page of the log. */
export function toAuditSearch(search: ListSearch): Schema<'SearchData'> {
  const { columnFilters: _filters, ...page } = toSearchData(search);
  const recordId = getFilter(search, recordFilter);
  return {
    ...page,
    columnFilters: [
      ...parseAuditSearch(getFilter(search, searchName)),
      ...(recordId === '' ? [] : [{ name: recordFilter, value: recordId }]),
    ],
  };
}
