/** Lists whose filters, order and pages the store serves from its indexes. */
import type { Condition, Contains, Field, Order, Page, Scope } from '../../store/store.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import type { World } from '../../store/world.ts';
import { rejectField } from '../requests/http-error.ts';
import type { SearchData } from './paging.ts';

type Db = Scope<World>;
type Name = keyof World;

/** A column that is filtered by its displayed text, e.g. a day, but sorted by its value. */
interface ShownField<R> {
  field: Field<R>;
  shown(value: string | number | boolean | null): string;
}

/** A list's columns that can be sorted and filtered: a name, or a value and its display. */
export type FieldColumns<R> = Readonly<Record<string, Field<R> | ShownField<R>>>;

/** A list of records of one collection. */
export interface FieldList<R> extends Condition<R> {
  columns: FieldColumns<R>;
  /** The order unless a column is requested. */
  order: Order<R>;
}

/** One page of a list. 400 for a column that the list does not have. Source: SHELL-043. */
export async function readPage<N extends Name>(
  db: Db,
  name: N,
  list: FieldList<World[N]>,
  { page, pageSize, sort, columnFilters }: SearchData,
): Promise<Page<World[N]>> {
  const conditions = await filterByColumns(db, name, list, columnFilters);
  const order = getOrder(list, sort);
  return db.page(name, { ...conditions, order, offset: (page - 1) * pageSize, limit: pageSize });
}

/** The records of one page of a list, without the number of all. 400 for an unknown column. */
export async function readRows<N extends Name>(
  db: Db,
  name: N,
  list: FieldList<World[N]>,
  { page, pageSize, sort, columnFilters }: SearchData,
): Promise<World[N][]> {
  const conditions = await filterByColumns(db, name, list, columnFilters);
  const order = getOrder(list, sort);
  return db.query(name, { ...conditions, order, offset: (page - 1) * pageSize, limit: pageSize });
}

/** All records of a list in the requested order. 400 for an unknown column. */
export async function readAll<N extends Name>(
  db: Db,
  name: N,
  list: FieldList<World[N]>,
  { sort, columnFilters }: Pick<SearchData, 'sort' | 'columnFilters'>,
): Promise<World[N][]> {
  const conditions = await filterByColumns(db, name, list, columnFilters);
  return db.query(name, { ...conditions, order: getOrder(list, sort) });
}

/** The conditions of a list with those of its column filters. 400 for an unknown column. */
export async function filterByColumns<N extends Name>(
  db: Db,
  name: N,
  { columns, where, contains = [] }: Omit<FieldList<World[N]>, 'order'>,
  filters: SearchData['columnFilters'],
): Promise<Condition<World[N]>> {
  let found: Condition<World[N]> = { where, contains };
  for (const { name: column, value: text } of filters) {
    const by = getColumn(columns, column, 'columnFilters');
    found =
      typeof by === 'string'
        ? { ...found, contains: [...(found.contains ?? []), containing<World[N]>(by, text)] }
        : await filterByShown(db, name, found, { by, text });
  }
  return found;
}

const containing = <R>(field: Field<R>, text: string): Contains<R> => ({ fields: [field], text });

/** Finds the values whose display contains the text: there are fewer values than records. */
async function filterByShown<N extends Name>(
  db: Db,
  name: N,
  conditions: Condition<World[N]>,
  { by, text }: { by: ShownField<World[N]>; text: string },
): Promise<Condition<World[N]>> {
  const part = normalizeName(text);
  const groups = await db.groups(name, { ...conditions, by: by.field });
  const values = groups
    .map(({ value }) => value as string | number | boolean | null)
    .filter((value) => normalizeName(by.shown(value)).includes(part));
  return { ...conditions, where: { ...conditions.where, [by.field]: values } };
}

function getOrder<R>({ columns, order }: FieldList<R>, sort: string | null): Order<R> {
  if (sort === null) return order;
  const isDescending = sort.startsWith('-');
  const by = getColumn(columns, isDescending ? sort.slice(1) : sort, 'sort');
  return {
    by: typeof by === 'string' ? by : by.field,
    direction: isDescending ? 'descending' : 'ascending',
  };
}

function getColumn<R>(columns: FieldColumns<R>, name: string, field: string) {
  const found = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!found) throw rejectField(field, 'columnUnknown', { column: name });
  return found;
}
