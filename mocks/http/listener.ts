import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { toErrorResponse } from '../core/refused.ts';
import { HttpError, reject } from '../core/refusal.ts';
import { getMessageLocale } from '../core/speech.ts';
import { toRequest } from './request.ts';
import { send } from './send.ts';

export { getIpAddress } from './request.ts';

/** A function of Request and Response: what the listener lets answer Node's HTTP server. */
export type Answering = (request: Request) => Promise<Response>;

/** A call that is over: its answer was sent, or its caller has left. */
export interface SentCall {
  incoming: IncomingMessage;
  status: number;
  traceId: string;
  /** From the first line of the request to the end of the answer. */
  ms: number;
}

export interface ListenerOptions {
  /** Headers that every answer carries, refusals of the listener itself included. */
  headers?: (incoming: IncomingMessage) => Readonly<Record<string, string>>;
  onSent?: (call: SentCall) => void;
  /** Ends the streams that are open, and lets no connection be kept for more. */
  stopping?: AbortSignal;
  /** Whether the last entry of X-Forwarded-For, which a proxy writes, is the caller's IP address. */
  isBehindProxy?: boolean;
  /** Whether the answer of a fault says what is wrong: for development. */
  isVerbose?: boolean;
}

/** Lets a function of Request and Response answer Node's HTTP server. */
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

/** The answer to a call that could not be read, or whose answer failed. */
async function buildErrorResponse(
  error: unknown,
  { incoming, options }: Exchange,
): Promise<Response> {
  const locale = getMessageLocale(incoming.headers['accept-language'] ?? null);
  if (error instanceof HttpError) return toErrorResponse(error, locale);
  // Who has hung up while sending gets no answer, and made no fault of the server.
  if (incoming.errored) return toErrorResponse(reject(400, 'bodyMalformed'), locale);
  console.error(error, { traceId: locale.traceId });
  const reply = await toErrorResponse(reject(500, 'fault'), locale);
  if (!options.isVerbose || !(error instanceof Error)) return reply;
  const body = { ...(await reply.json()), errorMessages: [error.message] };
  return Response.json(body, { status: reply.status, headers: reply.headers });
}
