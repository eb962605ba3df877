import type { Exchange } from '../http/exchange.ts';
import { CheckFailed } from '../run/results.ts';
import { buildCheckInfo, type Prepared } from './call.ts';

/**
 * Whatever is read with an access token stays out of every cache, files and pictures included: a
 * shared computer would show it to the next person. Source: RFC 9111, section 5.2.2.5.
 */
export async function checkCache(prepared: Prepared, exchange: Exchange): Promise<void> {
  const { context, operation } = prepared;
  if (operation.isPublic) return;
  const info = buildCheckInfo(prepared, 'cache', 'no-store', 'answers what no cache may store');
  await context.recorder.check(info, () => {
    const cache = exchange.headers.get('Cache-Control') ?? '';
    if (/(?:^|[\s,])no-store(?:$|[\s,])/i.test(cache)) return Promise.resolve();
    throw new CheckFailed({
      what: `Cache-Control is "${cache}"; expected is no-store.`,
      clause: `${operation.id}, Cache-Control`,
      exchange,
    });
  });
}
