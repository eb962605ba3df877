import { pricedFormOf } from '../records/priced.ts';
import { recordFormGuide } from '../testing/record-guides.ts';
import { serviceFormMachine } from './service-form.machine.ts';
import { exampleService } from './service.example.ts';

export const guide = recordFormGuide(serviceFormMachine, {
  id: exampleService.id,
  sound: pricedFormOf(exampleService),
  broken: { name: '' },
  rules: [
    {
      source: 'document 3, section 5 (Services)',
      text: 'Name, Price and User Limits are required; price and limits are not below zero.',
    },
    {
      source: 'document 3, sections 5 and 9',
      text: 'On editing, version, description and URL have 250 characters at most.',
    },
  ],
});
