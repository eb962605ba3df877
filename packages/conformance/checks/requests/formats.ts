import type { Operation } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { toCredentials, type Person } from '../../people/people.ts';
import { send, type AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { toIsoDay } from '../../scenario/time.ts';
import { buildCheckInfo } from './info.ts';
import { draftReadings, readAll, type ContextLookup, type ReadCall } from '../lists/readings.ts';

/** A user's date format and time zone. */
interface Reader {
  dateFormat: string;
  timeZone: string;
}

/** Two readers whose dates and formats never match: their clocks are 25 hours apart. */
const readers: readonly Reader[] = [
  { dateFormat: 'DD/MM/YYYY', timeZone: 'Pacific/Kiritimati' },
  { dateFormat: 'MM/DD/YYYY', timeZone: 'Pacific/Pago_Pago' },
];

/**
 * The checks of dates that are also formatted for the reader (`…AsString`): in the reader's format,
 * and for a timestamp the date in the reader's time zone. Every reader changes format and zone for
 * that, and back. Source: PROF-004.
 */
export async function checkFormats(
  getContext: ContextLookup,
  selected: readonly Operation[],
): Promise<void> {
  const readings = await draftReadings(getContext, selected);
  const responses = await readAll(readings);
  const written = readings.filter((_, at) => writtenIn(responses[at]?.json).length > 0);
  for (const [role, own] of Map.groupBy(written, ({ credentials }) => credentials.name)) {
    const [first] = own;
    const person = first?.context.people.named(role);
    if (first && person) await checkReader(first.context, person, own);
  }
}

async function checkReader(
  context: AreaContext,
  person: Person,
  readings: readonly ReadCall[],
): Promise<void> {
  const before = await loadReader(context, person);
  if (before === null) return;
  const found: Exchange[][] = [];
  for (const reader of readers) {
    if (!(await become(context, person, reader))) break;
    found.push(await readAll(readings));
  }
  await become(context, person, before);
  for (const [at, { operation, context: own }] of readings.entries()) {
    const title = 'formats dates in the user’s date format and time zone';
    const info = buildCheckInfo({ operation, sample: '' }, 'format', 'days', title);
    await own.recorder.check(info, () => {
      found.forEach((exchanges, number) => {
        const [exchange, reader] = [exchanges[at], readers[number]];
        if (exchange && reader) expectWritten(operation, exchange, reader);
      });
      return Promise.resolve();
    });
  }
}

async function loadReader(context: AreaContext, person: Person): Promise<Reader | null> {
  const { json } = await send(
    context,
    context.contract.operation('getProfile'),
    { tenantId: person.tenantId },
    toCredentials(person),
  );
  const profile = isObject(json) ? json['profile'] : undefined;
  const { dateFormat, timeZone } = isObject(profile) ? profile : {};
  if (typeof dateFormat !== 'string' || typeof timeZone !== 'string') return null;
  return { dateFormat, timeZone };
}

/** Changes a person's date settings; false if the server does not allow it. */
async function become(context: AreaContext, person: Person, reader: Reader): Promise<boolean> {
  const operation = context.contract.operation('updateDateFormatAndTimeZone');
  const sent = { tenantId: person.tenantId, body: { ...reader } };
  const { status } = await send(context, operation, sent, toCredentials(person));
  return status < 300;
}

/** A formatted date, with its source value if the response contains it, too. */
interface Written {
  name: string;
  text: string;
  value: string | null;
}

const ending = 'AsString';

/** The ends of a period are returned as they were sent. */
const isPeriod = (name: string): boolean => /^(?:start|end)DateAsString$/.test(name);

/** Every date that is formatted for a reader; durations are no dates. */
function writtenIn(value: unknown): Written[] {
  if (Array.isArray(value)) return value.flatMap(writtenIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]): Written[] => {
    if (!name.endsWith(ending) || typeof each !== 'string') return writtenIn(each);
    return /\d{4}/.test(each) && !isPeriod(name)
      ? [{ name, text: each, value: valueOf(value, name) }]
      : [];
  });
}

function valueOf(parent: JsonObject, name: string): string | null {
  const value = parent[name.slice(0, -ending.length)];
  return typeof value === 'string' ? value : null;
}

function expectWritten({ id }: Operation, exchange: Exchange, reader: Reader): void {
  for (const { name, text, value } of writtenIn(exchange.json)) {
    const wrong = wrongWith(text, value, reader);
    if (wrong === null) continue;
    throw new CheckFailed({
      what: `${name} is "${text}" for a user with ${reader.dateFormat} in ${reader.timeZone}: ${wrong}.`,
      clause: `${id}, ${name}`,
      exchange,
    });
  }
}

function wrongWith(text: string, value: string | null, reader: Reader): string | null {
  // A month in letters is the same in both formats.
  if (/^\d{1,2} \p{L}+ \d{4}$/u.test(text)) return null;
  const [, first = '', second = '', year = ''] =
    /^(\d\d)\/(\d\d)\/(\d{4})(?: .+)?$/.exec(text) ?? [];
  const [day, month] = reader.dateFormat.startsWith('DD') ? [first, second] : [second, first];
  if (year === '') return 'the contract defines no such date format';
  if (Number(month) > 12) return 'the month does not exist';
  const timestamp = value === null ? Number.NaN : Date.parse(value);
  if (value === null || Number.isNaN(timestamp)) return null;
  const due = value.includes('T') ? toIsoDay(timestamp, reader.timeZone) : value;
  return `${year}-${month}-${day}` === due ? null : `expected the date ${due}`;
}
