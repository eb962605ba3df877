import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Cycle } from '../cycle.ts';

/** The cycle of an action. */
export type NamedCycle = Pick<Cycle, 'id' | 'cycleName'>;

const toPath = ({ id }: NamedCycle) => ({ cycleId: id });

/** Its success is reported by the offer to undo it. */
export const archiveCycle = fromPromise<unknown, NamedCycle>(({ input, signal }) =>
  api.archiveReviewCycle({ path: toPath(input), signal, isSuccessHidden: true }),
);

export const restoreCycle = fromPromise<unknown, NamedCycle>(({ input, signal }) =>
  api.restoreReviewCycle({ path: toPath(input), signal }),
);

export const deleteCycle = fromPromise<unknown, NamedCycle>(({ input, signal }) =>
  api.deleteReviewCycle({ path: toPath(input), signal }),
);
