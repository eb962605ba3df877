import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { validate, type FieldErrors } from '../../validation/field-errors.ts';
import { decimalText } from '../../validation/numbers.ts';
import { double, max, notNegative, required } from '../../validation/rules.ts';
import type { StageForm } from '../engagement/engagement-stage.ts';

/** A stage of the template with its activities. Source: ENGAG-047. */
export type TemplateStage = Schema<'TemplateStage'>;
/** An activity of the template; it has no actuals. Source: ENGAG-048, ENGAG-078. */
export type TemplateActivity = Schema<'TemplateActivity'>;

export const toTemplateStageForm = (stage: TemplateStage): StageForm => ({
  stageName: stage.stageName,
  description: stage.description,
  isTenantVisible: stage.isTenantVisible,
});

export type TemplateActivityForm = {
  activityDesc: string;
  isTenantVisible: boolean;
  /** Planned hours, as typed. */
  baseline: string;
  /** In percent, as typed. */
  threshold: string;
};

/** Source: ENGAG-048. */
export const emptyTemplateActivity: TemplateActivityForm = {
  activityDesc: '',
  isTenantVisible: false,
  baseline: '0',
  threshold: '0',
};

export const toTemplateActivityForm = (activity: TemplateActivity): TemplateActivityForm => ({
  activityDesc: activity.activityDesc,
  isTenantVisible: activity.isTenantVisible,
  baseline: decimalText(activity.baseline),
  threshold: decimalText(activity.threshold),
});

/** Source: ENGAG-077. */
const number = v.pipe(v.string(), double(), notNegative(), max(5));

const rules = v.object({
  activityDesc: v.pipe(v.string(), required(), max(4000)),
  isTenantVisible: v.boolean(),
  baseline: number,
  threshold: number,
});

/** Errors of a form, by field. Source: ENGAG-076, ENGAG-077, ENGAG-078. */
export const validateTemplateActivity = (
  form: TemplateActivityForm,
): FieldErrors<keyof TemplateActivityForm> => validate(rules, form);

/** The form as the contract's activity, without its id; an empty number is 0. */
export const toTemplateActivityBody = (form: TemplateActivityForm) => ({
  activityDesc: form.activityDesc.trim(),
  isTenantVisible: form.isTenantVisible,
  baseline: Number(form.baseline),
  threshold: Number(form.threshold),
});

/** What the tenant sees: visible stages with their visible activities. Source: ENGAG-092. */
export const getVisibleStages = (stages: readonly TemplateStage[]): TemplateStage[] =>
  stages
    .filter(({ isTenantVisible }) => isTenantVisible)
    .map((stage) => ({
      ...stage,
      activities: stage.activities.filter(({ isTenantVisible }) => isTenantVisible),
    }));

/** A new order, or a move of an activity to another stage. */
export type TemplateChange =
  | { kind: 'stages'; ids: readonly string[] }
  | { kind: 'activities'; stageId: string; ids: readonly string[] }
  | { kind: 'move'; activityId: string; stageId: string };

/** Items in the order of the ids; those without one come last. */
function inOrder<Item>(
  items: readonly Item[],
  getId: (item: Item) => string,
  ids: readonly string[],
) {
  const place = (item: Item) => {
    const at = ids.indexOf(getId(item));
    return at < 0 ? ids.length : at;
  };
  return items.toSorted((one, other) => place(one) - place(other));
}

/** The stages as they are once a change is saved. */
export function withChange(
  stages: readonly TemplateStage[],
  change: TemplateChange | null,
): readonly TemplateStage[] {
  switch (change?.kind) {
    case 'stages':
      return inOrder(stages, ({ id }) => id, change.ids);
    case 'activities':
      return stages.map((stage) =>
        stage.id === change.stageId
          ? {
              ...stage,
              activities: inOrder(stage.activities, (each) => each.activityId, change.ids),
            }
          : stage,
      );
    case 'move': {
      const moved = findActivity(stages, change.activityId);
      if (!moved) return stages;
      return stages.map((stage) => {
        const others = stage.activities.filter((each) => each !== moved);
        const activities = stage.id === change.stageId ? [...others, moved] : others;
        return { ...stage, activities };
      });
    }
    default:
      return stages;
  }
}

/** An activity of the template by its id. */
export const findActivity = (stages: readonly TemplateStage[], activityId: string) =>
  stages.flatMap(({ activities }) => activities).find((each) => each.activityId === activityId);
