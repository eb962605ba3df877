/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Whether a value is an object, not an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as one line for a reader. */
export const formatJson = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

/** A value as one short line for a reader; `limit` in characters. */
export function brief(value: unknown, limit = 300): string {
  const text = formatJson(value);
  return text.length > limit ? `${text.slice(0, limit)} … (${text.length} characters)` : text;
}
