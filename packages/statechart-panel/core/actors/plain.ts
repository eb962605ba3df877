import type { AnyMachineSnapshot } from 'xstate';
import type { Json, PlainEvent } from '../link/protocol.ts';

const deepest = 8;
const longestList = 200;
const longestText = 5000;

/**
 * Any value as plain data, so that it can be shown and sent. Other values are described in text:
 * `⟨function⟩`, `⟨now, advance⟩`, `⟨actor clockwork-day⟩`, `⟨Problem: Not found⟩`; values that are
 * too deep or too long end with `⟨…⟩`.
 */
export function toPlain(value: unknown, depth = 0, around: readonly object[] = []): Json {
  switch (typeof value) {
    case 'string':
      return value.length > longestText ? `${value.slice(0, longestText)}⟨…⟩` : value;
    case 'number':
      return Number.isFinite(value) ? value : `⟨${value}⟩`;
    case 'boolean':
      return value;
    case 'bigint':
      return `⟨${value}n⟩`;
    case 'function':
      return '⟨function⟩';
    case 'symbol':
      return `⟨${value.description ?? 'symbol'}⟩`;
    case 'undefined':
      return null;
    case 'object':
      if (value === null) return null;
      if (around.includes(value)) return '⟨itself⟩';
      return ofObject(value, depth, [...around, value]);
    default:
      return null;
  }
}

function ofObject(value: object, depth: number, around: readonly object[]): Json {
  const formatted = formatPlain(value);
  if (formatted !== undefined) return formatted;
  if (depth >= deepest) return '⟨…⟩';
  const within = (part: unknown) => toPlain(part, depth + 1, around);
  if (Array.isArray(value)) {
    const shown = value.slice(0, longestList).map(within);
    return value.length > longestList ? [...shown, `⟨${value.length - longestList} more⟩`] : shown;
  }
  if (value instanceof Set) return [...value].slice(0, longestList).map(within);
  if (value instanceof Map) return { '⟨Map⟩': [...value].slice(0, longestList).map(within) };
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  if (parts.length > 0 && parts.every(([, part]) => typeof part === 'function')) {
    return `⟨${parts.map(([name]) => name).join(', ')}⟩`;
  }
  return Object.fromEntries(parts.map(([name, part]) => [name, within(part)]));
}

/** The text for an object that is not plain data. */
function formatPlain(value: object): Json | undefined {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '⟨no date⟩' : value.toISOString();
  if (value instanceof URL) return value.href;
  if (value instanceof Error) {
    const { name, message } = value;
    return { '⟨error⟩': name, message, ...toPlainData(value) };
  }
  if ('sessionId' in value && 'send' in value) {
    return `⟨actor ${'id' in value ? String(value.id) : ''}⟩`;
  }
  if (Array.isArray(value) || value instanceof Map || value instanceof Set) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return undefined;
  return `⟨${value.constructor.name}⟩`;
}

/** The properties of an error other than its message, e.g. the status of a Problem. */
const toPlainData = (error: Error): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(error).flatMap(([name, part]) =>
      ['string', 'number', 'boolean'].includes(typeof part) ? [[name, part as Json]] : [],
    ),
  );

/** The plain form of an event, to be listed and shared. */
export const toPlainEvent = (event: { type: string }): PlainEvent => ({
  ...(toPlain(event) as object),
  type: event.type,
});

const contexts = new WeakMap<object, Json>();

/** A snapshot's context as plain data, cached for each context. */
export function plainContext({ context }: AnyMachineSnapshot): Json {
  const plain = contexts.get(context as object) ?? toPlain(context);
  contexts.set(context as object, plain);
  return plain;
}
