import type { OperationId } from '#openapi/client/index.ts';
import type { PageEntry } from './pages.ts';
import { added, deleted, edited, type Fields } from './record-saves.ts';
import type { SaveEntry } from './save.ts';

interface AreaOfRecords {
  /** The kind of record in the names of its saves: "a tool". */
  kind: string;
  /** The heading of a view whose name is not known yet. */
  heading: string;
  /** The address of its list; the other addresses follow, with `$id` for a record's. */
  list: string;
  addresses: { add: string; edit: string; view: string };
  calls: Record<'list' | 'edit' | 'view' | 'create' | 'update' | 'delete', OperationId>;
  /** The id of a record of the demo world. */
  id: () => Promise<string | undefined>;
  /** The name of the first record in the list. */
  first: string;
  /** The typed values, by label. */
  fields: Fields;
  /** A label of the form and of the view. */
  shows: RegExp;
}

/** The pages and saves of an area that consists of a list, a form and a view of records. */
export function areaOfRecords({
  kind,
  heading,
  list,
  addresses,
  calls,
  id,
  ...area
}: AreaOfRecords) {
  const { first, fields, shows } = area;
  const { add, edit, view } = addresses;
  const toRoute = (address: string) => `/_tenant${list}/${address.replace(/\?.*$/, '')}`;
  const at = (address: string) => async () =>
    `${list}/${address.replace('$id', (await id()) ?? '').replace(/\/$/, '')}`;
  const ofRecord = (address: string, read: OperationId): PageEntry => ({
    href: at(address),
    reads: [read],
    isOfRecord: true,
    shows,
  });
  const pages: Readonly<Record<string, PageEntry>> = {
    [toRoute('')]: { href: list, reads: [calls.list], shows: /Showing 1 - / },
    [toRoute(add)]: { href: `${list}/${add}`, reads: [], shows },
    [toRoute(edit)]: ofRecord(edit, calls.edit),
    [toRoute(view)]: { ...ofRecord(view, calls.view), heading },
  };
  const saves: readonly SaveEntry[] = [
    added(`${kind} is added`, { operation: calls.create, at: `${list}/${add}`, fields }),
    edited(`${kind} is edited`, {
      operation: calls.update,
      asNew: calls.create,
      at: at(edit),
      fields,
    }),
    deleted(calls.delete, { list, first }),
  ];
  return { pages, saves };
}
