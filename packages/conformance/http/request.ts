import type { Operation } from '../contract/shapes.ts';
import { isObject } from '../json.ts';

export type QueryValue = string | number | boolean | readonly string[];

/** The input of a call, by the names in the contract. */
export interface RequestInput {
  /** The run's tenant, unless a check sets another. */
  tenantId?: string;
  /** The other parameters of the path. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, QueryValue>>;
  /** An additional raw query string, valid or not. */
  search?: string;
  /** JSON, or form fields where the contract expects a form. */
  body?: unknown;
  /** A raw body, valid or not; it takes precedence over `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
  /** Overrides the contract's method. */
  method?: string;
}

/** A file to upload. */
export class UploadFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

export type Payload =
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'form'; fields: [string, FormField][] };

type FormField = string | UploadFile;

/** A request before its access token is added. */
export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: Payload;
}

/** Builds the request of an operation. Throws when a path parameter is missing. */
export function outgoing(
  { method, path, body }: Pick<Operation, 'method' | 'path' | 'body'>,
  sent: RequestInput,
  { baseUrl, tenantId }: { baseUrl: string; tenantId: string },
): Outgoing {
  const values: Record<string, string> = { tenantId: sent.tenantId ?? tenantId, ...sent.path };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`The request has no value for the parameter {${name}} of ${path}.`);
    return encodeURIComponent(value);
  });
  const payload = buildPayload(sent, body?.type ?? 'application/json');
  const isWritten = payload.kind === 'text' || payload.kind === 'bytes';
  const type = isWritten && { 'Content-Type': body?.type ?? 'application/json' };
  return {
    method: sent.method ?? method,
    url: `${baseUrl}${filled}${buildSearch(sent)}`,
    headers: { ...type, ...sent.headers },
    payload,
  };
}

function buildSearch({ query = {}, search: more = '' }: RequestInput): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) search.append(name, String(each));
  }
  const text = [search.toString(), more].filter(Boolean).join('&');
  return text && `?${text}`;
}

function buildPayload(sent: RequestInput, type: string): Payload {
  if (typeof sent.raw === 'string') return { kind: 'text', text: sent.raw };
  if (sent.raw !== undefined) return { kind: 'bytes', bytes: sent.raw };
  if (sent.body === undefined) return { kind: 'none' };
  if (type !== 'multipart/form-data' || !isObject(sent.body)) {
    return { kind: 'text', text: JSON.stringify(sent.body) };
  }
  const given: [string, unknown][] = Object.entries(sent.body);
  const fields = given.flatMap(([name, value]): [string, FormField][] =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, toFormField(each)]),
  );
  return { kind: 'form', fields };
}

/** A text in UTF-8 with one part of it replaced by other bytes. */
export function bytesWith(
  text: string,
  part: string,
  bytes: readonly number[],
): Uint8Array<ArrayBuffer> {
  const [before = '', after = ''] = text.split(part);
  const encoder = new TextEncoder();
  return Uint8Array.from([...encoder.encode(before), ...bytes, ...encoder.encode(after)]);
}

const toFormField = (value: unknown): FormField => {
  if (value instanceof UploadFile || typeof value === 'string') return value;
  return JSON.stringify(value) ?? '';
};

/** The body that `fetch` sends. */
export function bodyInit(payload: Payload): string | Uint8Array<ArrayBuffer> | FormData | null {
  if (payload.kind === 'none') return null;
  if (payload.kind === 'text') return payload.text;
  if (payload.kind === 'bytes') return payload.bytes;
  const form = new FormData();
  for (const [name, value] of payload.fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([value.bytes], value.name, { type: value.type }));
  }
  return form;
}
