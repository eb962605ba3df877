import type { ActorRefFrom } from 'xstate';
import { createRecordPart } from '../../../records/create-record-part.ts';
import { saveInterfacer } from '../cycle-dialogs.actors.ts';
import {
  emptyInterfacer,
  validateInterfacer,
  type InterfacerForm,
  type Member,
} from './cycle-people.ts';

export const cycleInterfacerMachine = createRecordPart<Member, InterfacerForm>({
  id: 'cycle-interfacer',
  description:
    'The employee who deals with the client of a review; without one, the manager does. Source: REVW-042, REVW-D07.',
  emptyForm: emptyInterfacer,
  toForm: ({ employeeId, clientInterfacerId }) => ({
    employeeId,
    clientInterfacerId: clientInterfacerId ?? '',
  }),
  validate: validateInterfacer,
  savePart: saveInterfacer,
});

export type CycleInterfacerActor = ActorRefFrom<typeof cycleInterfacerMachine>;
