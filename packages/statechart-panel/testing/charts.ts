/** Small machines, one for each feature of a chart, for the panel's tests and stories. */
export { callingMachine, type OrdersApi } from './calling.machine.ts';
export { delayedMachine } from './delayed.machine.ts';
export { guardedMachine } from './guarded.machine.ts';
export { historyMachine } from './history.machine.ts';
export { parallelMachine } from './parallel.machine.ts';
export { spawningMachine, taskMachine } from './spawning.machine.ts';
