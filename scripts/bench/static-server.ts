import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toNodeListener } from '../../mocks/http/listener.ts';
import type { Line } from './slow.ts';
import { securityHeaders } from '../vite/security-headers.ts';

export interface StaticServerOptions {
  folder: string;
  port: number;
  /** Sent with every file; default: the app's security headers. */
  headers?: Record<string, string>;
  /** Replaces the folder's config.json. */
  config?: object;
  /** Responds to requests that are not for files, e.g. those of an API. */
  backend?: { owns(path: string): boolean; response(request: Request): Promise<Response> };
}

/** A sent file with its body's bytes on the wire; 0 for not modified. */
export interface ServedFile {
  path: string;
  bytes: number;
}

export type StaticServer = Awaited<ReturnType<typeof serveStatic>>;

interface Prepared {
  body: Buffer;
  type: string;
  tag: string;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a built page like a production web server: gzip, the app's page for every address of the
 * app, security headers, hashed assets cached permanently and the rest revalidated. It counts the
 * sent bytes, which a browser cache or service worker would hide.
 */
export async function serveStatic({
  folder,
  port,
  headers = securityHeaders,
  config,
  backend,
}: StaticServerOptions) {
  const prepared = new Map<string, Prepared>();
  let line: Line | null = null;
  /** When the connection has sent all data so far, in ms. */
  let isFreeAt = 0;
  const sent: ServedFile[] = [];

  function buildResponse(path: string): Prepared {
    const known = prepared.get(path);
    if (known) return known;
    const isConfig = path === '/config.json' && config !== undefined;
    const content = isConfig ? JSON.stringify(config) : readFileSync(join(folder, path));
    const body = gzipSync(content, { level: 9 });
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const made = { body, tag, type: types[extname(path)] ?? 'application/octet-stream' };
    prepared.set(path, made);
    return made;
  }

  function sendFile(incoming: IncomingMessage, outgoing: ServerResponse, path: string): void {
    const { body, type, tag } = buildResponse(path);
    const isKnown = incoming.headers['if-none-match'] === tag;
    const cacheControl = path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache';
    const all = { ...headers, 'Cache-Control': cacheControl, ETag: tag };
    sent.push({ path, bytes: isKnown ? 0 : body.length });
    if (isKnown) {
      outgoing.writeHead(304, all).end();
      return;
    }
    const about = { 'Content-Type': type, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' };
    outgoing.writeHead(200, { ...all, ...about, 'Content-Length': body.length });
    send(outgoing, body);
  }

  /** At the speed of the connection; responses in progress share it. */
  function send(outgoing: ServerResponse, rest: Buffer): void {
    if (!line || rest.length === 0) {
      outgoing.end(rest);
      return;
    }
    const part = rest.subarray(0, packet);
    isFreeAt = Math.max(isFreeAt, Date.now()) + (part.length / line.bytesPerSecond) * 1000;
    setTimeout(() => {
      outgoing.write(part);
      send(outgoing, rest.subarray(packet));
    }, isFreeAt - Date.now());
  }

  const listener = backend && toNodeListener((request) => backend.response(request));
  const response = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (listener && backend.owns(pathname)) return listener(incoming, outgoing);
    const path = normalize(pathname);
    if (isFile(folder, path)) return sendFile(incoming, outgoing, path);
    if (extname(path) === '') return sendFile(incoming, outgoing, '/index.html');
    outgoing.writeHead(404).end();
  };
  const server = createServer((incoming, outgoing) => {
    if (line) setTimeout(response, line.latency, incoming, outgoing);
    else response(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

  return {
    origin: `http://127.0.0.1:${port}`,
    /** The files sent since the last call. */
    takeSent: (): ServedFile[] => sent.splice(0),
    /** Throttles responses to this connection from now on; null for full speed. */
    shape: (next: Line | null): void => {
      line = next;
    },
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Bytes per packet of a connection. */
const packet = 4096;

const isFile = (folder: string, path: string): boolean =>
  path !== '/' && statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true;
