import { useSelector } from '@xstate/react';
import type { ReviewSettingsActor } from '#machines/reviews/settings/review-settings.machine.ts';
import { badgeStyles } from '#machines/reviews/steps/review-step.ts';
import { useText } from '#i18n/text.tsx';

/** Formats a setting for a comparison: a switch, a colour, or the name of a workflow. */
export function useSettingText(actor: ReviewSettingsActor): (value: string | boolean) => string {
  const text = useText('reviewSettings');
  const reviews = useText('reviews');
  const choices = useSelector(actor, ({ context }) => context.choices) ?? [];
  return (value) => {
    if (typeof value === 'boolean') return text(value ? 'on' : 'off');
    const style = badgeStyles.find((each) => each === value);
    if (style) return reviews(`style_${style}`);
    if (value === '') return text('noWorkflow');
    const workflow = choices.find(({ workflowId }) => workflowId === value);
    return workflow?.workflowName ?? text('unknownWorkflow');
  };
}
