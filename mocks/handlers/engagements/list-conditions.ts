import type { Call } from '../../core/requests/handler.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import type { Condition } from '../../store/store.ts';
import type { EngagementRecord } from '../../store/world/engagements.ts';

export type ListCall = Pick<Call<'searchEngagements'>, 'body'>;

/** The conditions of the list, except columns. */
export function toListConditions(
  { body }: ListCall,
  isAllSeen: boolean,
): Condition<EngagementRecord> {
  const base = toBaseConditions({ body }, isAllSeen);
  if (!body.stageNames) return base;
  const keys = body.stageNames.map((name) => (name === null ? null : normalizeName(name)));
  const field = isAllSeen ? 'fullStageKey' : 'visibleStageKey';
  return { ...base, where: { ...base.where, [field]: keys } };
}

/** The conditions that the columns of the board share: all but the stage. */
export function toBaseConditions(
  { body }: ListCall,
  isAllSeen: boolean,
): Condition<EngagementRecord> {
  const { search = '', projectTypeIds, isNextPlanned, isOverThreshold } = body;
  return {
    where: {
      projectTypeId: projectTypeIds,
      [isAllSeen ? 'fullIsPlanned' : 'visibleIsPlanned']: isNextPlanned,
      [isAllSeen ? 'fullIsOver' : 'visibleIsOver']: isOverThreshold,
    },
    contains: normalizeName(search)
      .split(' ')
      .filter(Boolean)
      .map((text) => ({ fields: ['name', 'prospectName'] as const, text })),
  };
}
