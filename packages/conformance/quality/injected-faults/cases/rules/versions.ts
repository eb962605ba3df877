import type { InjectedFault } from '../../injected-fault.ts';
import { blindToVersion } from '../../response-mutations.ts';

const rules = { kind: 'state', response: blindToVersion } as const;

/** Faults in changes with a version. */
export const injectedFaults: InjectedFault[] = [
  {
    ...rules,
    name: 'whoever has seen an older version takes an asset out of Scrap',
    area: 'assets',
    on: 'changeScrappedAssetStatus',
  },
  {
    ...rules,
    name: 'an older version of a type overwrites the newest',
    area: 'assets',
    on: 'updateAssetType',
  },
  {
    ...rules,
    name: 'a timer is stopped with what an older version said of it',
    area: 'clockwork',
    on: 'endMiniEntry',
  },
  {
    ...rules,
    name: 'an older version of a remark overwrites the newest',
    area: 'reviews',
    on: ['saveReviewComment', 'saveClientComment'],
  },
];
