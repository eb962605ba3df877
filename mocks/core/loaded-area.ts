import type { Area } from '#openapi/generated/operations.ts';
import type { Clock } from '../clock.ts';
import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { PlainResult } from './answers.ts';
import type { AreaMessages } from './messages/said.ts';
import type { RequestSchemas } from './validate.ts';

/** What answers an area's calls, loaded with its first call. */
export interface LoadedArea {
  handlers: Readonly<Record<string, LooseHandler | LooseStaged | undefined>>;
  requests: RequestSchemas;
  /** Other areas whose records a call reads, by its query or its id: their demo data are prepared as well. */
  reads?: (query: Readonly<Record<string, unknown>>, id: string) => readonly Area[];
  /** What is done once a day and tenant, before the first of its calls; loaded for that. */
  daily?: () => Promise<DailyWork>;
  /** What only this area says, loaded when it is said for the first time. */
  messages?: () => Promise<AreaMessages>;
}

/** The work of a day, in one transaction; whether it was done already it finds out by itself. */
export type DailyWork = (db: Scope<World>, clock: Clock, today: string) => Promise<void>;

type LooseHandler = (call: never) => Promise<PlainResult>;

interface LooseStaged {
  before(call: never): Promise<LooseHandler>;
}

/** Loads what answers an area's calls, once. */
export type LoadArea = (area: Area) => Promise<LoadedArea>;
