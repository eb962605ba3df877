import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { toErrorResponse } from '../core/requests/error-response.ts';
import { HttpError, reject } from '../core/requests/http-error.ts';
import { getMessageLocale } from '../core/requests/message-locale.ts';
import { toRequest } from './request.ts';
import { send } from './send.ts';

export { getIpAddress } from './request.ts';

/** A function from Request to Response, which the listener connects to Node's HTTP server. */
export type Answering = (request: Request) => Promise<Response>;

/** A completed call: its response was sent, or its caller disconnected. */
export interface SentCall {
  incoming: IncomingMessage;
  status: number;
  traceId: string;
  /** From the first line of the request to the end of the response. */
  ms: number;
}

export interface ListenerOptions {
  /** Headers of every response, including the listener's own errors. */
  headers?: (incoming: IncomingMessage) => Readonly<Record<string, string>>;
  onSent?: (call: SentCall) => void;
  /** Ends open streams, and keeps no connection alive. */
  stopping?: AbortSignal;
  /** Whether the last entry of X-Forwarded-For, which a proxy writes, is the caller's IP address. */
  isBehindProxy?: boolean;
  /** Whether a 500 response contains the error's details; only for development. */
  isVerbose?: boolean;
}

/** Connects a function from Request to Response to Node's HTTP server. */
export function toNodeListener(reply: Answering, options: ListenerOptions = {}): RequestListener {
  return (incoming, outgoing) => {
    respond(reply, { incoming, outgoing, options }).catch((error: unknown) => {
      console.error(error);
      outgoing.destroy();
    });
  };
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  options: ListenerOptions;
}

async function respond(reply: Answering, exchange: Exchange): Promise<void> {
  const { incoming, outgoing, options } = exchange;
  const start = performance.now();
  const isOver = new Promise((resolve) => outgoing.once('close', resolve));
  const controller = new AbortController();
  outgoing.once('close', () => controller.abort());
  const response = await toRequest(incoming, controller.signal, options)
    .then(reply)
    .catch((error: unknown) => buildErrorResponse(error, exchange));
  const traceId = response.headers.get('Trace-Id') ?? crypto.randomUUID();
  if (!response.headers.has('Trace-Id')) outgoing.setHeader('Trace-Id', traceId);
  for (const [name, value] of Object.entries(options.headers?.(incoming) ?? {})) {
    outgoing.setHeader(name, value);
  }
  try {
    await send(response, outgoing, options.stopping);
  } finally {
    if (!outgoing.writableEnded) outgoing.destroy();
    await isOver;
    const { status } = response;
    options.onSent?.({ incoming, status, traceId, ms: performance.now() - start });
  }
}

/** The response to a call that could not be read, or whose response failed. */
async function buildErrorResponse(
  error: unknown,
  { incoming, options }: Exchange,
): Promise<Response> {
  const locale = getMessageLocale(incoming.headers['accept-language'] ?? null);
  if (error instanceof HttpError) return toErrorResponse(error, locale);
  // A caller who disconnects while sending gets no response, and it is not a server error.
  if (incoming.errored) return toErrorResponse(reject(400, 'bodyMalformed'), locale);
  console.error(error, { traceId: locale.traceId });
  const reply = await toErrorResponse(reject(500, 'fault'), locale);
  if (!options.isVerbose || !(error instanceof Error)) return reply;
  const body = { ...(await reply.json()), errorMessages: [error.message] };
  return Response.json(body, { status: reply.status, headers: reply.headers });
}
