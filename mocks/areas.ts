import type { Area } from '@atrium/contract/generated/operations.ts';
import { areas } from './areas.gen.ts';
import type { Handlers } from './core/requests/handler.ts';
import type { LoadArea, LoadedArea } from './core/requests/loaded-area.ts';
import { onceEach } from './core/once.ts';

/**
 * One loader per area of the contract: an area without a file in `handlers/`, or whose handlers
 * lack an operation, does not compile. The file imports the request schemas, so that an area is one
 * download.
 */
const loaders: { [In in Area]: () => Promise<LoadedArea & { handlers: Handlers<In> }> } = areas;

/** The handlers and request schemas of an area, loaded once. */
export const loadArea: LoadArea = onceEach<Area, LoadedArea>(loaders);
