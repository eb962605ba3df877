import type { Fault } from '../fault.ts';
import { accepting, forgettingIn } from '../spoil.ts';

const area = 'projects';

/** Faults of projects and of the requests to link them. */
export const faults: Fault[] = [
  {
    name: 'requests stay with the former owner',
    kind: 'state',
    area,
    on: 'changeProjectOwner',
    answer: forgettingIn('notifications'),
  },
  {
    name: 'anybody changes the owner',
    kind: 'authorization',
    area,
    on: 'changeProjectOwner',
    answer: accepting('notOwnerOrAbove'),
  },
];
