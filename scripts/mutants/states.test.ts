import { expect, it } from 'vitest';
import { statesOfWorld } from './states.ts';

it('finds the switches, and the ids and times that may be missing, of what the server keeps', () => {
  const states = statesOfWorld();
  expect(states.get('entries')).toEqual(['endTime', 'projectId', 'taskId', 'entryAtWork']);
  expect(states.get('clients')).toEqual(['isActive']);
});

it('leaves out texts that may be missing, and what is no collection', () => {
  const states = statesOfWorld();
  expect(states.get('vendors')).toEqual(['isActive']);
  expect(states.has('isActive')).toBe(false);
});
