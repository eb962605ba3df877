import type { Server } from 'node:http';
import { UsageError } from './usage.ts';

/** The port a server listens on, once it does. Rejects with UsageError when it cannot be had. */
export function listening(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = reasons[error.code ?? ''] ?? error.message;
      reject(new UsageError(`Port ${port} ${why}.`));
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'needs more rights than you have',
};

/** How long calls that run may take to end, in ms. */
const grace = 10_000;

/**
 * Takes no more connections, and resolves when those that are open have ended: at once where they
 * are idle, else with their answer, or cut off after a grace.
 */
export async function closing(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that was busy is idle once its answer is sent, and would be kept for a while.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
