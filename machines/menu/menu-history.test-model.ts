import { createTestModel } from '../testing/test-model.ts';
import { menuHistoryMachine } from './menu-history.machine.ts';

export const testModel = createTestModel(menuHistoryMachine, {
  inputs: [undefined],
  events: [
    { type: 'edit.made', before: [], subject: 'title:apps' },
    { type: 'edit.made', before: [], subject: '' },
    { type: 'undo' },
    { type: 'clear' },
  ],
  rules: [
    { source: 'ADMIN-024', text: 'Each change of the menu is undone before it is saved.' },
    { source: 'ADMIN-004', text: 'Typing a title is one change.' },
    { source: 'PRIV-008', text: 'A saved menu has nothing to undo.' },
  ],
});
