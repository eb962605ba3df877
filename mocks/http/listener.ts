import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

const addresses = new WeakMap<Request, string>();

/** The IP address that a request of this listener came from; empty for any other request. */
export const ipAddressOf = (request: Request): string => addresses.get(request) ?? '';

/** Lets a function of Request and Response answer Node's HTTP server. */
export function toNodeListener(answer: (request: Request) => Promise<Response>): RequestListener {
  return (incoming, outgoing) => {
    requestOf(incoming)
      .then(answer)
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => {
        console.error(error);
        outgoing.writeHead(500).end();
      });
  };
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const address = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const sent = hasBody && { body: await body(incoming) };
  const request = new Request(address, { method, headers, ...sent });
  addresses.set(request, incoming.socket.remoteAddress ?? '');
  return request;
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(response.body ? Buffer.from(await response.arrayBuffer()) : undefined);
}

const body = async (incoming: IncomingMessage) => new Uint8Array(await buffer(incoming));
