import type { Exchange } from '../http/exchange.ts';
import type { Run } from '../run/run.ts';
import { payloadText } from './text.ts';

/** The run for programs. */
export function jsonReport({ results, ...run }: Run): string {
  const checks = results.map(({ failure, ms, broken, ...result }) => ({
    ...result,
    broken: broken.map(({ id }) => id),
    ms: Math.round(ms),
    failure: failure && { ...failure, exchange: failure.exchange && exchangeOf(failure.exchange) },
  }));
  return `${JSON.stringify({ ...run, results: checks }, null, 2)}\n`;
}

function exchangeOf({ as, request, curl, status, type, text, fault, ms }: Exchange) {
  const { method, url, payload } = request;
  return {
    as,
    sent: { method, url, body: payload.kind === 'text' ? payload.text : payloadText(payload) },
    received: { status, type, body: text, fault, ms: Math.round(ms) },
    curl,
  };
}
