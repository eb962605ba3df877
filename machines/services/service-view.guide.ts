import { recordViewGuide } from '../testing/record-guides.ts';
import { serviceViewMachine } from './service-view.machine.ts';
import { exampleService } from './service.example.ts';

export const guide = recordViewGuide(serviceViewMachine, {
  record: exampleService,
  id: exampleService.id,
  rules: [
    {
      source: 'document 3, section 2 (Services)',
      text: 'A service is read alone, with its price after a dollar sign.',
    },
    {
      source: 'document 3, sections 3 and 4',
      text: 'Status and licence are Active or Inactive.',
    },
  ],
});
