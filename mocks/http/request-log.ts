import { match } from '../core/requests/router.ts';
import type { OperationId } from '@atrium/contract/generated/operations.ts';
import { getRequestUrl } from './request.ts';
import type { SentCall } from './listener.ts';

/** One line of the request log. */
export interface LogEntry {
  /** Timestamp at which the response was sent. */
  time: string;
  method: string;
  /** Without the query, which may contain personal data. */
  path: string;
  status: number;
  ms: number;
  /** The same as in the response. */
  traceId: string;
  /** Null when the call is not an operation of the contract. */
  operationId: OperationId | null;
}

/** The log entry of a call. */
export async function buildLogEntry(
  { incoming, status, traceId, ms }: SentCall,
  basePath: string,
): Promise<LogEntry> {
  const { method = 'GET' } = incoming;
  const path = getPath(incoming);
  return {
    time: new Date().toISOString(),
    method,
    path,
    status,
    ms: Math.round(ms * 10) / 10,
    traceId,
    operationId: await findOperation(method, path, basePath),
  };
}

function getPath(incoming: SentCall['incoming']): string {
  try {
    return getRequestUrl(incoming).pathname;
  } catch {
    return (incoming.url ?? '').split('?')[0] ?? '';
  }
}

async function findOperation(
  method: string,
  path: string,
  basePath: string,
): Promise<OperationId | null> {
  if (!path.startsWith(`${basePath}/`)) return null;
  const found = await match(method, path.slice(basePath.length));
  return found && 'id' in found ? found.id : null;
}
