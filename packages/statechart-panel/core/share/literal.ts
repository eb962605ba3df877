import type { Json } from '../link/protocol.ts';

const width = 100;

/**
 * A call as formatted TypeScript. Arguments are data and become literals, with every character
 * escaped that could end one.
 */
export function callText(head: string, values: readonly Json[], indent: string): string {
  const flat = `${indent}${head}(${values.map(flatText).join(', ')});`;
  const [only] = values;
  if (values.length === 1 && only !== undefined && isNested(only)) {
    return `${indent}${head}(${broken(only, indent, `${indent}${head}(`.length, 2)});`;
  }
  if (flat.length <= width) return flat;
  const inner = `${indent}  `;
  const lines = values.map((value) => `${inner}${broken(value, inner, inner.length, 1)},`);
  return [`${indent}${head}(`, ...lines, `${indent});`].join('\n');
}

const isNested = (value: Json) => typeof value === 'object' && value !== null;

/** The text from column `used` on, reserving `after` characters at the end of its last line. */
function broken(value: Json, indent: string, used: number, after: number): string {
  const flat = flatText(value);
  const fits = used + flat.length + after <= width && !mustBreak(value);
  if (fits || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return flat;
    if (value.length > 1 && value.every((each) => typeof each === 'number')) {
      return `[\n${filled(value.map(flatText), inner)}\n${indent}]`;
    }
    const items = value.map((each) => `${inner}${broken(each, inner, inner.length, 1)},`);
    return `[\n${items.join('\n')}\n${indent}]`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return flat;
  const lines = entries.map(([key, each]) => {
    const start = `${inner}${keyText(key)}: `;
    return `${start}${broken(each, inner, start.length, 1)},`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** A list of multiple lists or objects is always broken into lines, however short. */
function mustBreak(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts = Object.values(value);
  if (parts.some(mustBreak)) return true;
  if (!Array.isArray(value) || value.length < 2) return false;
  const many = (each: Json) => isNested(each) && Object.keys(each ?? {}).length > 1;
  return value.every(many) && new Set(value.map((each) => Array.isArray(each))).size === 1;
}

/** Numbers fill each line. */
function filled(chunks: string[], indent: string): string {
  const lines: string[] = [];
  for (const word of chunks) {
    const last = lines.at(-1);
    const longer = `${last} ${word},`;
    if (last !== undefined && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(`${indent}${word},`);
  }
  return lines.join('\n');
}

function flatText(value: Json): string {
  if (typeof value === 'string') return stringText(value);
  if (typeof value === 'number') return numberText(value);
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, each]) => `${keyText(key)}: ${flatText(each)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

/** `__proto__` as an unquoted key would set the object's prototype. */
function keyText(key: string): string {
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : stringText(key);
}

/** In single quotes, or in double quotes when that avoids escapes. */
export function stringText(text: string): string {
  const count = (sign: string) => text.split(sign).length;
  const quote = count("'") > count('"') ? '"' : "'";
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/\\"|'/g, (found) => {
      const sign = found.at(-1) ?? '';
      return sign === quote ? `\\${sign}` : sign;
    })
    // Line terminators in older JavaScript, and characters that reverse the text direction.
    .replaceAll(/[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g, toEscape);
  return `${quote}${inner}${quote}`;
}

const toEscape = (sign: string) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** Large integers with thousands separators: `60_000`. */
function numberText(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) < 10_000) return String(value).replace('e+', 'e');
  const digits = String(value);
  return digits.includes('e')
    ? digits.replace('e+', 'e')
    : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '_');
}
