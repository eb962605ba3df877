/** What msw's service worker and a page say to each other of one call. */

/** A request as the service worker tells of it. */
export interface Serialized extends Omit<RequestInit, 'body'> {
  url: string;
  method: string;
  body: ArrayBuffer;
}

interface StreamedInit extends RequestInit {
  duplex?: 'half';
}

/** The request of a call; a page may not make one that navigates itself. */
export function requestOf({ url, body, ...init }: Serialized): Request {
  const hasBody = init.method !== 'GET' && init.method !== 'HEAD';
  const asked: StreamedInit = {
    ...init,
    ...(init.mode === 'navigate' && { mode: 'same-origin' }),
    ...(hasBody && { body, duplex: 'half' }),
  };
  return new Request(url, asked);
}

/** The call is none of ours: the service worker asks the network. */
export const passes = { type: 'PASSTHROUGH' };

/** An answer for the service worker, and what is handed over with it. A stream of events goes as it comes. */
export async function sent(response: Response): Promise<[message: object, handed: Transferable[]]> {
  const { status, statusText, headers } = response;
  const isStream = headers.get('Content-Type') === 'text/event-stream' && handsStreams();
  const body = response.body && (isStream ? response.body : await response.arrayBuffer());
  const data = { status, statusText, headers: Object.fromEntries(headers), body };
  return [{ type: 'MOCK_RESPONSE', data }, body ? [body] : []];
}

/** Not every browser hands a stream over. */
function handsStreams(): boolean {
  const stream = new ReadableStream();
  try {
    structuredClone(stream, { transfer: [stream] });
    return true;
  } catch {
    return false;
  }
}
