import { standardTypeIds } from '../../../common/assets/master-data.ts';
import { chair } from './catalogue.ts';

/** Name and price of the assets of a type. */
export interface Model {
  names: readonly string[];
  /** In rupees. */
  price: number;
  /** In years. */
  warranty: number;
  /** Reasons for repairs. */
  defects: readonly string[];
}

/** The models of each type that has assets. */
export const models: Readonly<Record<string, Model>> = {
  [standardTypeIds.laptop]: {
    names: ['Lenovo ThinkPad T14', 'Dell Latitude 7450', 'HP EliteBook 840', 'MacBook Pro 14'],
    price: 98_500,
    warranty: 3,
    defects: ['The hinge is broken.', 'The screen flickers.', 'Doesn’t charge.'],
  },
  [standardTypeIds.desktop]: {
    names: ['HP ProDesk 400', 'Dell OptiPlex 7010'],
    price: 61_000,
    warranty: 3,
    defects: ['Doesn’t start.', 'The fan is loud.'],
  },
  [standardTypeIds.monitor]: {
    names: ['Dell U2723QE', 'LG 27UP850', 'EIZO EV2480'],
    price: 32_400,
    warranty: 2,
    defects: ['The screen flickers.', 'A row of pixels is dead.'],
  },
  [standardTypeIds.phone]: {
    names: ['iPhone 15', 'Pixel 9', 'Galaxy S24'],
    price: 54_900,
    warranty: 1,
    defects: ['The glass is broken.', 'Doesn’t charge.'],
  },
  [standardTypeIds.tablet]: {
    names: ['iPad Air', 'Galaxy Tab S9'],
    price: 47_300,
    warranty: 1,
    defects: ['The glass is broken.', 'The pen isn’t recognized.'],
  },
  [standardTypeIds.printer]: {
    names: ['Brother HL-L8360', 'HP OfficeJet Pro'],
    price: 28_750,
    warranty: 2,
    defects: ['Paper jams in the second tray.', 'Prints stripes.'],
  },
  [standardTypeIds.server]: {
    names: ['Dell PowerEdge R660', 'HPE ProLiant DL380'],
    price: 412_000,
    warranty: 5,
    defects: ['A disk has failed.', 'A power supply has failed.'],
  },
  [standardTypeIds.projector]: {
    names: ['Epson EB-L210W'],
    price: 83_600,
    warranty: 2,
    defects: ['The lamp is too dim.'],
  },
  [chair]: {
    names: ['Aeron', 'Sayl'],
    price: 21_990,
    warranty: 0,
    defects: ['The gas spring sinks.', 'A castor is broken.'],
  },
};

/** The asset type by asset number: the first eight are fixed, the others rotate. */
export function getTypeId(number: number): string {
  const { laptop, desktop, monitor, phone, tablet, printer, server, projector } = standardTypeIds;
  const first = [laptop, laptop, laptop, laptop, laptop, printer, monitor, printer];
  const turn = [laptop, monitor, phone, desktop, chair, laptop, monitor, tablet, server, projector];
  return first[number - 1] ?? turn[number % turn.length] ?? laptop;
}
