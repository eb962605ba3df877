import type { ResponseChoice } from '../link/protocol.ts';
import { bodyFor, emptyBodyFor } from './bodies.ts';
import {
  resolved,
  type MediaType,
  type OpenApiDocument,
  type OpenApiResponse,
  type Operation,
} from './document.ts';

/** The response that replaces the server's; a null body means no body. */
export interface MockedResponse {
  status: number;
  contentType: string;
  body: string | null;
}

/** The operations of a contract and their possible responses. */
export interface Contract {
  operations: ReadonlySet<string>;
  /**
   * The operation of a method and a path relative to the server's address; undefined if there is
   * none.
   */
  operationAt: (method: string, path: string) => string | undefined;
  /** All possible responses of an operation. */
  choicesFor: (operation: string) => ResponseChoice[];
  /** The response of a selection; null when the server itself responds. */
  getResponse: (operation: string, choice: string) => MockedResponse | null;
}

interface Door {
  id: string;
  method: string;
  path: RegExp;
  parameters: number;
  operation: Operation;
}

interface Ready extends ResponseChoice {
  /** Created on demand. */
  mock: () => MockedResponse | null;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Parses an OpenAPI document. */
export function readContract(document: OpenApiDocument): Contract {
  const doors = Object.entries(document.paths ?? {})
    .flatMap(([path, item]) => listDoors(path, item as Record<string, Operation>))
    // `/entries/latest` takes precedence over `/entries/{id}`.
    .toSorted((a, b) => a.parameters - b.parameters);
  const byId = new Map(doors.map((door) => [door.id, door]));
  const known = new Map<string, Ready[]>();

  function readyFor(id: string): Ready[] {
    const door = byId.get(id);
    const ready = known.get(id) ?? (door ? allOf(document, door.operation) : []);
    known.set(id, ready);
    return ready;
  }

  return {
    operations: new Set(byId.keys()),
    operationAt: (method, path) =>
      doors.find((door) => door.method === method.toLowerCase() && door.path.test(path))?.id,
    choicesFor: (id) => readyFor(id).map(({ mock: _made, ...choice }) => choice),
    getResponse: (id, choice) =>
      readyFor(id)
        .find((ready) => ready.id === choice)
        ?.mock() ?? null,
  };
}

const listDoors = (path: string, item: Record<string, Operation>): Door[] =>
  methods.flatMap((method) => {
    const operation = item[method];
    const { operationId: id } = operation ?? {};
    if (!operation || id === undefined) return [];
    const names = path.split(/\{[^}]*\}/);
    const escaped = names.map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`));
    return {
      id,
      method,
      operation,
      path: new RegExp(`^${escaped.join('[^/]+')}$`),
      parameters: names.length,
    };
  });

/** Successes, then errors by status, then network failures. */
function allOf(document: OpenApiDocument, { responses = {} }: Operation): Ready[] {
  const known = Object.entries(responses).flatMap(([code, given]) => {
    const response = resolved<OpenApiResponse>(document, given);
    return response && /^\d+$/.test(code) ? [{ status: Number(code), response }] : [];
  });
  const successes = known.filter(({ status }) => status >= 200 && status < 300);
  const errorResponses = known.filter(({ status }) => status >= 400);
  return [
    ...successes.flatMap(({ status, response }) => getSuccess(document, status, response)),
    ...errorResponses.flatMap(({ status, response }) =>
      buildErrorChoices(document, status, response),
    ),
    ...listNetworkOutcomes(document, successes[0]),
  ];
}

/** The server's own response, and the examples in the contract. */
function getSuccess(document: OpenApiDocument, status: number, response: OpenApiResponse): Ready[] {
  const [contentType, media] = findJsonContent(response);
  return [
    {
      id: String(status),
      kind: 'success',
      label: joinLabel(`${status}`, response.description),
      status,
      mock: () => null,
    },
    ...getExamples(document, media).map(({ name, label, value }): Ready => ({
      id: `${status} ${name}`,
      kind: 'success',
      label: joinLabel(`${status}`, label),
      status,
      mock: () => ({ status, contentType, body: JSON.stringify(value) }),
    })),
  ];
}

function buildErrorChoices(
  document: OpenApiDocument,
  status: number,
  response: OpenApiResponse,
): Ready[] {
  const [contentType, media] = findJsonContent(response);
  const [first, ...others] = getExamples(document, media);
  const mock = (value: unknown) => () => ({ status, contentType, body: JSON.stringify(value) });
  const made = (): MockedResponse =>
    media
      ? mock(first ? first.value : bodyFor(document, media.schema))()
      : { status, contentType, body: null };
  const plain = { kind: 'error', status } as const;
  return [
    {
      ...plain,
      id: String(status),
      label: joinLabel(`${status}`, response.description),
      mock: made,
    },
    ...others.map(({ name, label, value }): Ready => ({
      ...plain,
      id: `${status} ${name}`,
      label: joinLabel(`${status}`, label),
      mock: mock(value),
    })),
  ];
}

interface Known {
  status: number;
  response: OpenApiResponse;
}

/** Failures that can affect any call, independent of its contract. */
function listNetworkOutcomes(document: OpenApiDocument, success: Known | undefined): Ready[] {
  const { status = 200, response = {} } = success ?? {};
  const [contentType, media] = findJsonContent(response);
  const always: Ready[] = [
    {
      id: 'slow',
      kind: 'network',
      label: 'Slow: responds after 3 seconds',
      status: null,
      mock: () => null,
    },
    {
      id: 'offline',
      kind: 'network',
      label: 'Offline: no response',
      status: null,
      mock: () => null,
    },
  ];
  if (!media) return always;
  return [
    ...always,
    {
      id: 'malformed',
      kind: 'network',
      label: 'Malformed: truncated JSON',
      status,
      mock: () => ({ status, contentType, body: '{"data": [' }),
    },
    {
      id: 'empty',
      kind: 'network',
      label: 'Empty: no entries, nullable values are null',
      status,
      mock: () => ({
        status,
        contentType,
        body: JSON.stringify(emptyBodyFor(document, media.schema)),
      }),
    },
  ];
}

interface Example {
  name: string;
  label: string;
  value: unknown;
}

function getExamples(document: OpenApiDocument, media: MediaType | undefined): Example[] {
  if (media?.example !== undefined) {
    return [{ name: 'example', label: 'Example', value: media.example }];
  }
  return Object.entries(media?.examples ?? {}).flatMap(([name, given]) => {
    const example = resolved<{ value?: unknown; summary?: string }>(document, given);
    return example && 'value' in example
      ? [{ name, label: example.summary ?? name, value: example.value }]
      : [];
  });
}

const findJsonContent = ({ content = {} }: OpenApiResponse): [string, MediaType | undefined] =>
  Object.entries(content).find(([type]) => /[/+]json\b/.test(type)) ?? [
    'application/json',
    undefined,
  ];

const joinLabel = (status: string, text: string | undefined): string =>
  text === undefined || text === '' ? status : `${status} ${text.replace(/\.$/, '')}`;
