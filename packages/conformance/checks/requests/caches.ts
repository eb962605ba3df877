import type { Exchange } from '../../http/exchange.ts';
import { CheckFailed } from '../../run/results.ts';
import { buildCheckInfo, type Prepared } from './call.ts';

/**
 * Responses to calls with an access token must stay out of every cache, including files and images:
 * a shared computer would show them to the next user. Source: RFC 9111, section 5.2.2.5.
 */
export async function checkCache(prepared: Prepared, exchange: Exchange): Promise<void> {
  const { context, operation } = prepared;
  if (operation.isPublic) return;
  const info = buildCheckInfo(
    prepared,
    'cache',
    'no-store',
    'returns a response that must not be cached',
  );
  await context.recorder.check(info, () => {
    const cache = exchange.headers.get('Cache-Control') ?? '';
    if (/(?:^|[\s,])no-store(?:$|[\s,])/i.test(cache)) return Promise.resolve();
    throw new CheckFailed({
      what: `Cache-Control must be no-store, but is "${cache}".`,
      clause: `${operation.id}, Cache-Control`,
      exchange,
    });
  });
}
