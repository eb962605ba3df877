import type { FileMark, Operation } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import { brief, isObject, type JsonObject } from '../../json.ts';
import { toCredentials } from '../../people/people.ts';
import { send, type AreaContext } from '../../run/context.ts';
import { CheckFailed, CheckSkipped } from '../../run/results.ts';
import { textOfFile } from '../../support/file-texts.ts';
import { readColumnTexts } from '../../support/workbook.ts';
import { getBody, createCallClient } from './call-client.ts';
import { buildCheckInfo } from './info.ts';
import { findCaller } from '../records/made.ts';
import { retryCheck } from './retry-check.ts';

const pageSize = 50;
const columns = Array.from('ABCDEFGHIJKLMNOP');

/**
 * The checks of a file with the data of another call, derived from its mark `x-file-of`: for users
 * with access to both, the file contains each row of the response, and no other row.
 */
export async function checkFiles(context: AreaContext, operation: Operation): Promise<void> {
  const { file: mark } = operation;
  if (!mark) return;
  const title = `contains exactly what ${mark.operation} returns to the same user`;
  const info = buildCheckInfo({ operation, sample: '' }, 'file', 'rows', title);
  await context.recorder.check(info, () => retryCheck(() => holdsRows(context, operation, mark)));
}

async function holdsRows(
  context: AreaContext,
  operation: Operation,
  mark: FileMark,
): Promise<void> {
  const client = createCallClient(context, operation, 'x-file-of');
  const source = context.contract.operation(mark.operation);
  // A file without a request body contains all rows.
  const all = { ...(source.page && getBody(await client.draft(source.id))), columnFilters: [] };
  const sent = await client.draft(operation.id);
  const full = sent.body === undefined ? all : getBody(sent);
  const caller = findCaller(context, operation, context.allRecipes[operation.id] ?? {});
  if (!caller) throw new CheckSkipped(`The run has no user who may call ${operation.id}.`);
  const others = context.people.findOthers(caller.role, operation.privilege);
  for (const person of [caller, ...others]) {
    const credentials = toCredentials(person);
    const read = (page: number) => {
      const body = source.page ? { body: { ...full, page, pageSize } } : {};
      return send(context, source, { ...sent, ...body }, credentials);
    };
    const file = await send(context, operation, sent, credentials);
    const first = await read(1);
    // A person may have the right to only one of them, or no access to this record.
    if (person !== caller && (file.status >= 300 || first.status >= 300)) continue;
    const rowsIn = ({ json }: Exchange) => mark.rows.flatMap((each) => everyAt(json, each));
    const rows = rowsIn(first);
    for (let page = 2; source.page && rows.length === (page - 1) * pageSize; page += 1) {
      rows.push(...rowsIn(await read(page)));
    }
    const texts = rows
      .map((row) => row[mark.by])
      .filter((text) => typeof text === 'string' && text);
    await expectRows(file, texts as string[], `${operation.id}, x-file-of`);
  }
}

async function expectRows(file: Exchange, texts: string[], clause: string): Promise<void> {
  const fail = (what: string): never => {
    throw new CheckFailed({ what, clause, exchange: file });
  };
  if (file.status >= 300) fail(`Expected a file, found the status ${file.status}.`);
  if (!file.type.includes('spreadsheetml')) {
    const full = await textOfFile(file.type, file.bytes);
    const missing = texts.find((text) => !full.includes(text));
    if (missing !== undefined) fail(`The file must contain ${brief(missing)}, but does not.`);
    return;
  }
  const known = new Set(texts.map(asInXml));
  const all = await Promise.all(columns.map((column) => readColumnTexts(file.bytes, column)));
  const matches = (cells: readonly string[]) => cells.filter((cell) => known.has(cell)).length;
  const column = all.toSorted((a, b) => matches(b) - matches(a))[0] ?? [];
  const start = column.findIndex((cell) => known.has(cell));
  const cells = start === -1 ? [] : column.slice(start);
  // A line with the sum may follow.
  if (cells.length === texts.length + 1 && !known.has(cells.at(-1) ?? '')) cells.pop();
  const due = texts.map(asInXml).toSorted();
  const odd = cells.find((cell) => !known.has(cell));
  if (odd !== undefined) fail(`The file contains ${brief(odd)}, but the response does not.`);
  if (brief(cells.toSorted()) !== brief(due) || cells.length !== due.length) {
    fail(`Expected ${due.length} rows in the file as in the response, found ${cells.length}.`);
  }
}

/** A text as escaped in a sheet's XML. */
const asInXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** All objects at a dotted name, in all lists along the path. */
function everyAt(value: unknown, name: string): JsonObject[] {
  const [key, ...rest] = name.split('.');
  if (Array.isArray(value)) return value.flatMap((each) => everyAt(each, name));
  if (!isObject(value) || key === undefined) return [];
  const found = value[key];
  return rest.length > 0 ? everyAt(found, rest.join('.')) : [found].flat().filter(isObject);
}
