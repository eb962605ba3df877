import * as v from 'valibot';
import type { StillWorkingAnswers } from '#machines/clockwork/still-working.machine.ts';
import { keptByOwner, ownerIn, type TenantOwner } from './kept-by-owner.ts';

/** One entry of a person runs in a tenant: the answer about it takes the place of the one before. */
const kept = keptByOwner(
  'atrium.device.stillWorking',
  v.object({ entryId: v.string(), quietUntil: v.number() }),
);

/** What a person in a tenant has answered to 'Still working?' on this device. */
export function openAnswers(owner: TenantOwner): StillWorkingAnswers {
  const name = ownerIn(owner);
  return {
    quietUntil: (entryId) => {
      const answer = kept.of(name);
      return answer?.entryId === entryId ? answer.quietUntil : 0;
    },
    keep: (entryId, quietUntil) => kept.keep(name, { entryId, quietUntil }),
  };
}
