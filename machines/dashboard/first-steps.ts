import type { Schema } from '#openapi/client/index.ts';

type FirstStepsTile = Schema<'FirstStepsTile'>;
export type StepName = keyof FirstStepsTile;

/** The first steps of a new organization, in this order. */
const order: readonly StepName[] = ['settings', 'logo', 'team', 'service', 'vendor'];

export interface Step {
  name: StepName;
  isDone: boolean;
  /** Whether its page is accessible: without organization settings, only settings and logo are. */
  isOpen: boolean;
}

/** The steps that the person has the rights for. */
export function getSteps(received: FirstStepsTile, hasSettings: boolean): Step[] {
  return order.flatMap((name) => {
    const isDone = received[name];
    const isOpen = hasSettings || name === 'settings' || name === 'logo';
    return isDone === null ? [] : [{ name, isDone, isOpen }];
  });
}

/**
 * Whether to show the steps: one other than the logo is left, and one that is left can be done. A
 * missing logo does not make an organization new.
 */
export const isBeginning = (steps: readonly Step[]): boolean =>
  steps.some(({ name, isDone }) => !isDone && name !== 'logo') &&
  steps.some(({ isDone, isOpen }) => !isDone && isOpen);
