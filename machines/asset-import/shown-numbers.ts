/** Numbers as a workbook displays them, if that is more than the number, e.g. 000123 or AS-0007. */
import { strFromU8, unzipSync } from 'fflate';

/** By row, from 1, and column, from 0; only cells that are displayed with padding or marks. */
type ShownNumbers = ReadonlyMap<number, Readonly<Record<number, string>>>;

/** Reads the number formats of the first sheet, which the workbook library does not expose. */
export function readShownNumbers(bytes: ArrayBuffer): ShownNumbers {
  const files = unzipSync(new Uint8Array(bytes), {
    filter: ({ name }) =>
      /^xl\/(?:styles|workbook)\.xml$|^xl\/_rels\/|^xl\/worksheets\//.test(name),
  });
  const readText = (path: string) => {
    const file = files[path];
    return file ? strFromU8(file) : '';
  };
  const formats = paddingFormats(readText('xl/styles.xml'));
  if (formats.size === 0) return new Map();
  return shownIn(readText(findFirstSheet(readText)), formats);
}

/**
 * Finds the path of the first sheet: the workbook has names and order, its relations have the
 * paths.
 */
function findFirstSheet(readText: (path: string) => string): string {
  const [sheet = ''] = /<(?:\w+:)?sheet [^>]*>/.exec(readText('xl/workbook.xml')) ?? [];
  const id = readAttribute(sheet, 'r:id');
  const relations = readText('xl/_rels/workbook.xml.rels').match(/<Relationship [^>]*>/g) ?? [];
  const relation = relations.find((each) => readAttribute(each, 'Id') === id) ?? '';
  const target = readAttribute(relation, 'Target') || 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const readAttribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The formats that pad or mark whole numbers, by style index. */
function paddingFormats(styles: string): ReadonlyMap<string, string> {
  const codes = new Map(
    (styles.match(/<numFmt [^>]*>/g) ?? []).map((tag) => [
      readAttribute(tag, 'numFmtId'),
      decodeXml(readAttribute(tag, 'formatCode')),
    ]),
  );
  const [cellStyles = ''] = /<cellXfs[^]*?<\/cellXfs>/.exec(styles) ?? [];
  const found = new Map<string, string>();
  for (const [at, tag] of (cellStyles.match(/<xf [^>]*>/g) ?? []).entries()) {
    const code = codes.get(readAttribute(tag, 'numFmtId'));
    if (code !== undefined && showNumber('1', code) !== null) found.set(String(at), code);
  }
  return found;
}

function shownIn(sheet: string, formats: ReadonlyMap<string, string>): ShownNumbers {
  const shown = new Map<number, Record<number, string>>();
  for (const [, tag = '', content = ''] of sheet.matchAll(/<c ([^>]*[^/])>([^]*?)<\/c>/g)) {
    const format = formats.get(readAttribute(` ${tag}`, 's'));
    const kind = readAttribute(` ${tag}`, 't');
    const [, letters = '', row = ''] = /r="([A-Z]+)(\d+)"/.exec(tag) ?? [];
    const [, value = ''] = /<v>([^<]*)<\/v>/.exec(content) ?? [];
    if (format === undefined || !['', 'n'].includes(kind)) continue;
    const text = showNumber(value, format);
    if (text === null || text === value) continue;
    const cells = shown.get(Number(row)) ?? {};
    cells[toColumnIndex(letters)] = text;
    shown.set(Number(row), cells);
  }
  return shown;
}

/** A is 0, AA is 26. */
const toColumnIndex = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decodeXml = (text: string): string =>
  text.replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** A digit, a quoted text, an escaped letter, or a mark that stands for itself. */
const part = /0|"[^"]*"|\\.|[-/() :+]/gy;

/**
 * Formats a whole number with a format of zeros and fixed texts; null for other numbers and
 * formats.
 */
export function showNumber(value: string, format: string): string | null {
  if (!/^\d+$/.test(value)) return null;
  const [positive = ''] = format.split(';');
  const parts = positive.match(part) ?? [];
  const zeros = parts.filter((each) => each === '0').length;
  if (parts.join('') !== positive || zeros === 0 || parts.length < 2) return null;
  const digits = value.padStart(zeros, '0');
  let next = digits.length - zeros;
  let isFirst = true;
  return parts
    .map((each) => {
      if (each !== '0') return each.replace(/^"(.*)"$|^\\(.)$/, '$1$2');
      const start = isFirst ? 0 : next;
      isFirst = false;
      next += 1;
      return digits.slice(start, next);
    })
    .join('');
}
