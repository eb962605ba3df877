import type { ServiceRecord } from '../../../store/world/services.ts';
import type { Versioned } from '../../../store/versioned.ts';

/** A service of the demo world, before it has an id. */
export type DemoService = Omit<ServiceRecord, 'id' | keyof Versioned>;
