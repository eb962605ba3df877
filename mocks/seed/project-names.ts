import type { Random } from './random.ts';

/** The name and the description of a top-level project. */
interface MainName {
  name: string;
  description: string;
}

const of = (name: string, description: string): MainName => ({ name, description });

/** The first top-level projects of each demo tenant, by the prefix of its codes. */
const firstNames: Readonly<Record<string, readonly MainName[]>> = {
  AS: [
    of('Payroll switch', 'Move payroll to the new provider before the financial year ends.'),
    of('Customer app', 'Orders, invoices and support for customers, on phones and tablets.'),
    of('Website relaunch', 'New pages, new copy and a faster shop by spring.'),
    of('Invoice archive', 'Ten years of invoices in one archive that auditors can search.'),
    of('Warehouse scanner', 'Handheld scanners for incoming and outgoing goods.'),
    of('Sales reporting', 'One set of figures for sales, finance and the board.'),
    of('Intranet', 'News, forms and the phone book for everyone in the company.'),
    of('Onboarding', 'Everything new hires need, from the contract to the first month.'),
    of('Harbour Bank portal', 'Online account opening for customers of Harbour Bank.'),
    of('Timetable 2.0', 'Next year’s timetable for Northwind Rail.'),
  ],
  BI: [
    of('Billing', 'Subscription billing, including partial months.'),
    of('Support desk', 'Customer questions answered within one working day.'),
    of('New York office', 'Moving the office to the new floor.'),
  ],
  CE: [
    of('Fleet tracking', 'Live locations and arrival times of all trucks.'),
    of('Safety training', 'Annual safety training for all drivers.'),
    of('Customs forms', 'Customs forms filled in automatically from the order.'),
  ],
};

/** Name parts for tenants with thousands of projects: the service, and the customer. */
const services = [
  'App maintenance',
  'Cloud migration',
  'Data warehouse',
  'Design system',
  'Help center',
  'Identity management',
  'Loyalty program',
  'Mobile checkout',
  'Network upgrade',
  'Online booking',
  'Penetration test',
  'Price comparison',
  'Recommendation engine',
  'Returns process',
  'Search',
  'Supplier portal',
];
const clients = [
  'Alpine Insurance',
  'Bluebird Airlines',
  'Cedar Clinics',
  'Delta Logistics',
  'Eastgate Museum',
  'Fairfield Schools',
  'Greenline Trams',
  'Harbour Bank',
  'Ivory Publishing',
  'Juniper Hotels',
  'Kestrel Motors',
  'Lumen Energy',
  'Meadow Dairy',
  'Northwind Rail',
  'Oakwood Furniture',
  'Pioneer Pharma',
  'Quarry Concrete',
  'Riverside Council',
  'Silverlake Studios',
  'Tideway Shipping',
  'Union Telecom',
  'Violet Foods',
  'Westbrook Legal',
  'Yellowstone Outdoor',
];

/** Each project on the second level has three sub-projects. */
const parts = ['Research', 'Design', 'Integrations', 'Data migration', 'Content', 'Operations'];
const phases = ['Pilot', 'Rollout', 'Training', 'Acceptance', 'Documentation'];
const work = ['Review', 'Implementation', 'Meeting', 'Testing', 'Documentation', 'Support'];

/** A project's name before its position in the tree is known. */
export interface NamedProject {
  name: string;
  description: string;
}

/** Names the projects and tasks of one tenant; two neighbors never have the same name. */
export function createNames(random: Random, prefix: string) {
  const ahead = [...(firstNames[prefix] ?? [])];
  const below = new Map<string, string[]>();
  let further = 0;
  const nextFurther = (): MainName => {
    const service = services[further % services.length] ?? '';
    const round = Math.floor(further / services.length);
    const client = clients[round % clients.length] ?? '';
    const phase = Math.floor(round / clients.length);
    further += 1;
    const name =
      phase === 0 ? `${client}: ${service}` : `${client}: ${service}, phase ${phase + 1}`;
    return { name, description: `${service} for ${client}.` };
  };
  return {
    /** The name of a top-level project. */
    main: (): NamedProject => takeOne(random, ahead, 8) ?? nextFurther(),
    /** The name of a sub-project on the level `level`, counted from 1. */
    sub: (parent: { id: string; name: string }, level: number): NamedProject => {
      const names = below.get(parent.id) ?? [...(level === 1 ? parts : phases)];
      below.set(parent.id, names);
      const part = takeOne(random, names, 5) ?? '';
      return { name: `${parent.name}: ${part}`, description: `${part} for ${parent.name}.` };
    },
    /** The names of `count` tasks of a project, drawn one after the other. */
    tasks: (): (() => string) => {
      const remaining = [...work];
      return () => takeOne(random, remaining, 6) ?? '';
    },
  };
}

/**
 * Draws one of the names. `faces` is the fixed range of the draw, so that a longer list of names
 * does not shift later draws.
 */
function takeOne<Name>(random: Random, names: Name[], faces: number): Name | undefined {
  const draw = random.between(0, faces - 1);
  return names.splice(draw % Math.max(names.length, 1), 1)[0];
}
