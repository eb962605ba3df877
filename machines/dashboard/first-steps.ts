import type { Schema } from '#openapi/client/index.ts';

type FirstStepsTile = Schema<'FirstStepsTile'>;
export type StepName = keyof FirstStepsTile;

/** What a new organization begins with, in this order. */
const order: readonly StepName[] = ['settings', 'logo', 'team', 'service', 'vendor'];

export interface Step {
  name: StepName;
  isDone: boolean;
  /** Whether its page is open: without organization settings only those are. */
  isOpen: boolean;
}

/** The steps that are the person's to do. */
export function getSteps(received: FirstStepsTile, hasSettings: boolean): Step[] {
  return order.flatMap((name) => {
    const isDone = received[name];
    const isOpen = hasSettings || name === 'settings' || name === 'logo';
    return isDone === null ? [] : [{ name, isDone, isOpen }];
  });
}

/**
 * Whether the steps are to be shown: one that matters is left, and one that is left can be done. A
 * logo alone makes no organization new.
 */
export const isBeginning = (steps: readonly Step[]): boolean =>
  steps.some(({ name, isDone }) => !isDone && name !== 'logo') &&
  steps.some(({ isDone, isOpen }) => !isDone && isOpen);
