import type { Area } from '@atrium/contract/generated/operations.ts';
import type { Clock } from '../../clock.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { PlainResult } from './responses.ts';
import type { AreaMessages } from '../messages/localized-text.ts';
import type { RequestSchemas } from './validate.ts';

/** The code that handles an area's calls, loaded with its first call. */
export interface LoadedArea {
  handlers: Readonly<Record<string, LooseHandler | LooseStaged | undefined>>;
  requests: RequestSchemas;
  /**
   * Other areas whose records a call reads, by its query or id: their demo data are prepared as
   * well.
   */
  reads?: (query: Readonly<Record<string, unknown>>, id: string) => readonly Area[];
  /** The daily job per tenant, before the first of its calls; loaded for that. */
  daily?: () => Promise<DailyWork>;
  /** The messages of this area only, loaded with the first of them. */
  messages?: () => Promise<AreaMessages>;
}

/** The daily job, in one transaction; it checks by itself whether it was already done. */
export type DailyWork = (db: Scope<World>, clock: Clock, today: string) => Promise<void>;

type LooseHandler = (call: never) => Promise<PlainResult>;

interface LooseStaged {
  before(call: never): Promise<LooseHandler>;
}

/** Loads the code that handles an area's calls, once. */
export type LoadArea = (area: Area) => Promise<LoadedArea>;
