import type { Exchange } from '../http/exchange.ts';
import type { Run } from '../run/run.ts';
import { buildExcerpt } from './excerpt.ts';
import { payloadText } from './text.ts';

/** Maximum number of reported characters of a response: enough for a person to debug. */
const longest = 20_000;

/** The run as JSON for programs. */
export function jsonReport({ results, ...run }: Run): string {
  const checks = results.map(({ failure, ms, broken, ...result }) => ({
    ...result,
    broken: broken.map(({ id }) => id),
    ms: Math.round(ms),
    failure: failure && {
      ...failure,
      exchange: failure.exchange && toExchangeJson(failure.exchange, failure.at),
      exchanges: failure.exchanges.map((each) => toExchangeJson(each, null)),
    },
  }));
  return `${JSON.stringify({ ...run, results: checks }, null, 2)}\n`;
}

function toExchangeJson(exchange: Exchange, at: string | null) {
  const { as, request, curl, status, type, networkError, ms } = exchange;
  const { method, url, payload } = request;
  return {
    as,
    sent: { method, url, body: payload.kind === 'text' ? payload.text : payloadText(payload) },
    received: {
      status,
      type,
      body: buildExcerpt(exchange, at, longest),
      networkError,
      ms: Math.round(ms),
    },
    curl,
  };
}
