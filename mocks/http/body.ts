import type { IncomingMessage } from 'node:http';
import { reject, type HttpError } from '../core/requests/http-error.ts';

/**
 * Maximum size of a body in kilobytes: files are sent as forms, all else is JSON; an imported table
 * has many lines.
 */
const limits = { json: 1024, table: 10 * 1024, form: 10 * 1024 };

/**
 * The body of a request. Rejects with an HttpError (413) when it exceeds the limit of its kind. The
 * remaining bytes are drained unread, so that the caller still receives the error.
 */
export async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const limit = limits[getKind(incoming)];
  if (Number(incoming.headers['content-length'] ?? 0) > limit * 1024) {
    incoming.resume();
    throw tooLarge(limit);
  }
  return new Promise((resolve, fail) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit * 1024) chunks.push(chunk);
      else {
        chunks.length = 0;
        fail(tooLarge(limit));
      }
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', fail);
  });
}

function getKind({ headers, url }: IncomingMessage): keyof typeof limits {
  if (headers['content-type']?.startsWith('multipart/form-data')) return 'form';
  return /\/(?:Asset|usZipCode)\/import$/.test(url ?? '') ? 'table' : 'json';
}

const tooLarge = (size: number): HttpError => reject(413, 'bodyTooLarge', { size });
