/** The first lines of every generated TypeScript file. */
export const header = '// Generated from the contract by openapi/generate.mjs; do not edit.\n';

/** A value as TypeScript source: JSON with unquoted keys and single quotes where possible. */
export function source(value, indent = '') {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null)) {
      return `[${value.map((item) => source(item)).join(', ')}]`;
    }
    return `[\n${value.map((item) => `${inner}${source(item, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    const lines = entries.map(
      ([key, item]) => `${inner}${formatKey(key)}: ${source(item, inner)},\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

const formatKey = (key) => (/^(?:[A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(key) ? key : quoted(key));

/** A string literal in single quotes. */
export function quoted(text) {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
