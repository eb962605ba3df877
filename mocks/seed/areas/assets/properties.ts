import {
  controlTypeIds,
  dataTypeIds,
  masterId,
  standardTypeIds,
} from '../../../common/assets/master-data.ts';
import type { AssetProperty } from '../../../store/world/assets.ts';
import type { Versioned } from '../../../store/versioned.ts';

/** A property in short form: its label, its control and sample values. */
interface Plan {
  name: string;
  /** Options of a drop-down; without them it is a text box. */
  options?: readonly string[];
  isNumber?: boolean;
  isOptional?: boolean;
  /** Has no position in the configuration order. */
  isUnplaced?: boolean;
  samples?: readonly string[];
}

const memory: Plan = { name: 'Memory', options: ['8 GB', '16 GB', '32 GB', '64 GB'] };
const processor: Plan = {
  name: 'Processor',
  samples: ['Core Ultra 7', 'Core i5', 'Ryzen 7 Pro', 'Apple M3'],
};

/** Tablets, chairs and docking stations have no properties. */
const plans: Readonly<Record<string, readonly Plan[]>> = {
  [standardTypeIds.laptop]: [
    memory,
    processor,
    { name: 'Screen size in inches', isNumber: true, samples: ['13.3', '14', '15.6', '16'] },
    { name: 'Disk encryption', options: ['Yes', 'No'] },
    { name: 'Remarks', isOptional: true, isUnplaced: true, samples: ['', '', 'Sticker removed'] },
  ],
  [standardTypeIds.desktop]: [memory, processor],
  [standardTypeIds.monitor]: [
    { name: 'Screen size in inches', isNumber: true, samples: ['24', '27', '32'] },
    { name: 'Resolution', options: ['Full HD', 'QHD', '4K'] },
  ],
  [standardTypeIds.phone]: [
    { name: 'IMEI', isNumber: true, samples: ['356938035643809', '490154203237518'] },
    { name: 'SIM number', isOptional: true, samples: ['', '8949 0200 0010 4711'] },
  ],
  [standardTypeIds.printer]: [{ name: 'Technology', options: ['Laser', 'Ink'] }],
  [standardTypeIds.server]: [
    { name: 'Memory in GB', isNumber: true, samples: ['128', '256', '512'] },
    { name: 'Rack', samples: ['A-04', 'B-11'] },
  ],
  [standardTypeIds.projector]: [
    { name: 'Brightness in lumens', isNumber: true, isOptional: true, samples: ['', '3500'] },
  ],
};

type Unmarked = Omit<AssetProperty, keyof Versioned>;

const planned = Object.entries(plans).flatMap(([assetTypeId, list]) =>
  list.map((plan, at) => ({ assetTypeId, plan, sequence: at + 1 })),
);

/** Options are numbered across all properties. */
let optionNumber = 800;

const seeded = planned.map(({ assetTypeId, plan, sequence }, at) => {
  const property: Unmarked = {
    id: masterId(701 + at),
    assetTypeId,
    name: plan.name,
    isMandatory: !plan.isOptional,
    dataTypeId: plan.isNumber ? dataTypeIds.Number : dataTypeIds.Text,
    controlTypeId: plan.options ? controlTypeIds.DropDown : controlTypeIds.TextBox,
    controlDataListId: plan.options ? masterId(901 + at) : null,
    options: (plan.options ?? []).map((description) => ({
      id: masterId((optionNumber += 1)),
      description,
    })),
    configurationOrder: plan.isUnplaced ? null : sequence,
    sequence,
  };
  return { property, samples: plan.samples ?? property.options.map(({ id }) => id) };
});

/** The properties of the standard types, in the order of creation. */
export const properties: readonly Unmarked[] = seeded.map(({ property }) => property);

/** The property values of an asset by its number; every tenth asset has none. */
export function getPropertyValues(assetTypeId: string, number: number): Record<string, string> {
  if (number % 10 === 0) return {};
  const values = seeded
    .filter(({ property }) => property.assetTypeId === assetTypeId)
    .map(({ property, samples }) => [property.id, samples[number % samples.length] ?? ''] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
