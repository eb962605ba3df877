import type { Answering } from './listener.ts';

/** Paths that a process manager polls. */
const paths = { up: '/health', ready: '/ready' };

/**
 * Responds to `GET /health` (the process is up) and `GET /ready`: 200 when `isReady`, else 503 with
 * the seconds after which to retry. All other requests are passed on.
 */
export function withProbes(respond: Answering, isReady: () => Promise<boolean>): Answering {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === paths.up) return buildStatus('up', 200);
    if (pathname !== paths.ready) return respond(request);
    const isGood = await isReady().catch(() => false);
    return isGood ? buildStatus('ready', 200) : buildStatus('not ready', 503);
  };
}

const buildStatus = (status: string, code: number): Response =>
  Response.json(
    { status },
    {
      status: code,
      headers: { 'Cache-Control': 'no-store', ...(code === 503 && { 'Retry-After': '5' }) },
    },
  );
