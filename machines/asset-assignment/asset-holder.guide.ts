import { recordViewGuide } from '../testing/record-guides.ts';
import { assetHolderMachine } from './asset-holder.machine.ts';
import { exampleHeld, exampleHolder } from './holder.example.ts';

export const guide = recordViewGuide(assetHolderMachine, {
  record: { id: 'employee-ben', holder: exampleHolder, assets: [exampleHeld] },
  id: 'employee-ben',
  rules: [
    {
      source: 'ASSET-030',
      text: 'Who has assets is shown with their team, their work place and each asset since when.',
    },
    {
      source: 'ASSET-155',
      text: 'The assets of an employee are read by their id; those of a team by the team.',
    },
  ],
});
