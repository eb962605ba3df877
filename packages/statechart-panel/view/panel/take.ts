import type { TabProps } from '../tab.ts';
import { findExample, type Forms } from '../interaction/forms.ts';
import { hasPayload } from '../format.ts';

/**
 * Handles a click on a transition: sends its event, opens its form when the event has data, lets a
 * delay pass, or shows the responses of its call.
 */
export function follow(
  key: string,
  { state, actor, view, send }: TabProps,
  forms: Forms,
  focusOn: (tab: 'interaction' | 'mocks', name: string) => void,
) {
  const transition = view.chart.transitions.find((each) => each.key === key);
  if (!transition || actor.isFrozen) return;

  if (transition.kind === 'after') {
    const wait = state.clock.waits.find((each) => each.transition === key);
    if (!wait || !state.clock.canBeSet) return;
    const milliseconds = Math.max(0, wait.due - state.clock.now);
    send(
      wait === state.clock.waits[0]
        ? { type: 'clock.jump' }
        : { type: 'clock.advance', milliseconds },
    );
    return;
  }

  const invoke = view.chart.states
    .flatMap(({ invokes }) => invokes)

    .find(({ id }) => id === /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(transition.event)?.[1]);
  const operation = invoke?.calls[0];
  if (operation !== undefined) {
    focusOn('mocks', operation);
    return;
  }

  const offer = state.moments[actor.id]?.offers.find(({ type }) => type === transition.event);
  const example = offer && findExample(offer.examples, forms.read(actor.id, offer.type));
  if (!offer || !example) return;
  if (hasPayload(example)) {
    forms.change(actor.id, offer.type, { isOpen: true });
    focusOn('interaction', offer.type);
  } else {
    send({ type: 'send', actor: actor.id, event: example });
  }
}
