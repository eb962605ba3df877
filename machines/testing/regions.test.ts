import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { expect, it } from 'vitest';
import { getStates } from './keys.ts';
import type { TestModel } from './test-model.ts';

// XState exits and enters again everything below the common ancestor of a transition's source and
// targets. If that is a parallel state, all of its regions start again: an open dialog closes, and
// loses what was typed. A region that reaches another one raises an event for it instead.

const testModels = import.meta.glob<TestModel<AnyStateMachine>>('../**/*.test-model.ts', {
  eager: true,
  import: 'testModel',
});

function isInside({ parent }: AnyStateNode, ancestor: AnyStateNode): boolean {
  return parent !== undefined && (parent === ancestor || isInside(parent, ancestor));
}

/** The state whose descendants a transition exits; null if it exits none. */
function getDomain(transition: AnyTransitionDefinition): AnyStateNode | null {
  const { source, target = [], reenter } = transition;
  const [first, ...others] = target;
  if (!first) return null;
  const isWithin = target.every((each) => each === source || isInside(each, source));
  if (!reenter && isWithin) return source;
  let ancestor = first.parent;
  while (ancestor && ![...others, source].every((each) => isInside(each, ancestor as AnyStateNode)))
    ancestor = ancestor.parent;
  return ancestor ?? source.machine.root;
}

it('a transition of a region does not end the other regions of its parallel state', () => {
  const ending = Object.values(testModels)
    .flatMap(({ machine }) => getStates(machine))
    .flatMap((node) => [...node.transitions.values()].flat().concat(node.always ?? []))
    .filter((transition) => {
      const domain = getDomain(transition);
      return domain?.type === 'parallel' && domain !== transition.source;
    })
    .map(({ source, eventType, target = [] }) => {
      const targets = target.map(({ id }) => id).join(', ');
      return `${source.id}: ${eventType} → ${targets}`;
    });
  expect(ending).toEqual([]);
});
