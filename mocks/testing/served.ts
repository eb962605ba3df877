import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeListener, type Answering, type ListenerOptions } from '../http/listener.ts';

const servers: Server[] = [];

/** The address of a local server that responds with this function. */
export async function serve(respond: Answering, options?: ListenerOptions): Promise<string> {
  const server = createServer(toNodeListener(respond, options));
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stops all servers of the test and closes their open connections. */
export function endServers(): void {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
}
