import type { Server } from 'node:http';
import { UsageError } from './usage.ts';

/**
 * Resolves with the port once the server listens. Rejects with UsageError when the port is not
 * available.
 */
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
  EADDRINUSE: 'is already in use. Stop the other program or choose another port with --port',
  EACCES: 'requires elevated privileges. Choose another port with --port',
};

/** How long running calls may take to end, in ms. */
const grace = 10_000;

/**
 * Accepts no more connections, and resolves when the open ones have ended: idle ones immediately,
 * others after their response, or cut off after the grace period.
 */
export async function closing(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A busy connection becomes idle after its response, and would otherwise be kept alive for a
  // while.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
