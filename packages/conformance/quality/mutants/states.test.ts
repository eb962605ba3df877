import { expect, it } from 'vitest';
import { statesOfWorld } from './states.ts';

it('the state search finds the flags, optional ids and optional times that the server stores', () => {
  const states = statesOfWorld();
  expect(states.get('entries')).toEqual(['endTime', 'projectId', 'taskId', 'entryAtWork']);
  expect(states.get('clients')).toEqual(['isActive']);
});

it('the state search leaves out optional texts and values that are not in a collection', () => {
  const states = statesOfWorld();
  expect(states.get('vendors')).toEqual(['isActive']);
  expect(states.has('isActive')).toBe(false);
});
