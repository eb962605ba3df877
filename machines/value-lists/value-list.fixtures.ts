import type { ListUse, ValueList, ValueListRow } from './value-list.ts';

const id = '7a2d4b10-0000-4000-8000-000000000011';
const officeId = '7a2d4b10-0000-4000-8000-000000000012';
const homeId = '7a2d4b10-0000-4000-8000-000000000013';

/** A list of choices for tests, test models and stories. */
export const exampleValueList: ValueList = {
  id,
  name: 'Work places',
  code: 'workPlaces',
  options: [
    { id: officeId, value: 'Office', code: 'office', isSelected: true },
    { id: homeId, value: 'Home', code: 'home', isSelected: false },
  ],
  version: 1,
};

/** A script that uses the list and its second option. */
export const exampleUses: readonly ListUse[] = [
  {
    scriptId: '7a2d4b10-0000-4000-8000-000000000031',
    scriptName: 'Greeting',
    optionIds: [homeId],
  },
];

/** The list in the list manager; no script uses it. */
export const exampleListRow: ValueListRow = {
  id,
  name: 'Work places',
  code: 'workPlaces',
  optionCount: 2,
  scriptNames: [],
  version: 1,
};
