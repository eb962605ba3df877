/**
 * Stands in for what msw takes from @mswjs/interceptors. The embedded server hears of calls through
 * its service worker alone, so nothing patches the page's own `fetch`, `XMLHttpRequest` or
 * `WebSocket`: 21 kB gzip less.
 */

interface FetchRequestInit extends RequestInit {
  duplex?: 'half';
}

/** A request as the service worker tells of it; a page may not make one that navigates itself. */
export class FetchRequest extends Request {
  constructor(address: string, init: FetchRequestInit) {
    const hasBody = init.method !== 'GET' && init.method !== 'HEAD';
    super(address, {
      ...init,
      ...(init.mode === 'navigate' && { mode: undefined }),
      ...(hasBody ? { duplex: 'half' } : { body: undefined }),
    });
  }
}

const withoutBody = new Set([101, 103, 204, 205, 304]);

/** A response whose status may be one that has no body. */
export class FetchResponse extends Response {
  static isResponseWithBody(status: number): boolean {
    return !withoutBody.has(status);
  }

  constructor(body?: BodyInit | null, init: ResponseInit = {}) {
    super(withoutBody.has(init.status ?? 200) ? null : body, init);
  }
}

/** Any id that no other request of this page has. */
export const createRequestId = (): string => crypto.randomUUID();

/** An address without its query and hash. */
export const getCleanUrl = ({ origin, pathname }: URL): string => origin + pathname;

/** The handlers answer no web sockets. */
export const resolveWebSocketUrl = String;

class Unused {
  apply(): void {}

  on(): this {
    return this;
  }

  dispose(): void {}
}

export class BatchInterceptor extends Unused {}

export class FetchInterceptor extends Unused {}

export class XMLHttpRequestInterceptor extends Unused {}

export class WebSocketInterceptor extends Unused {}

export class WebSocketClientConnection extends Unused {}

export class WebSocketServerConnection extends Unused {}
