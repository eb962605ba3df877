import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { RecordFields } from '../records/record-page.ts';
import { faultsOf, type Faults } from '../validation/faults.ts';
import { decimalText } from '../validation/numbers.ts';
import { double, max, priceLimits, quantityLimits, required } from '../validation/rules.ts';

export type Service = Schema<'Service'>;

/** What a person fills in; numbers as they are typed, with a point. */
export type ServiceForm = {
  name: string;
  latestVersion: string;
  description: string;
  price: string;
  url: string;
  userLimits: string;
  status: boolean;
  license: boolean;
};

/** What a service is made with, whatever is sent: active, without a licence. */
export const newServiceSwitches = { status: true, license: false };

export const emptyService: ServiceForm = {
  name: '',
  latestVersion: '',
  description: '',
  price: '',
  url: '',
  userLimits: '',
  ...newServiceSwitches,
};

/** What the list is searched, ordered and filtered by. */
export const serviceFields: RecordFields<Service> = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  price: ({ price }) => price,
  status: ({ status }) => status,
};

export const serviceFormOf = (service: Service): ServiceForm => ({
  name: service.name,
  latestVersion: service.latestVersion ?? '',
  description: service.description ?? '',
  price: decimalText(service.price),
  url: service.url ?? '',
  userLimits: decimalText(service.userLimits),
  status: service.status,
  license: service.license,
});

/** A form as the contract takes it. */
export function serviceBodyOf(form: ServiceForm) {
  const { status: _status, license: _license, ...texts } = form;
  return { ...texts, price: Number(form.price), userLimits: Number(form.userLimits) };
}

const rulesWith = (longest: number) =>
  v.object({
    name: v.pipe(v.string(), required(), max(250)),
    latestVersion: v.pipe(v.string(), max(longest)),
    description: v.pipe(v.string(), max(longest)),
    price: v.pipe(v.string(), required(), priceLimits()),
    url: v.pipe(v.string(), max(longest)),
    userLimits: v.pipe(v.string(), required(), double(), quantityLimits()),
    status: v.boolean(),
    license: v.boolean(),
  });

/** Without rules for the texts; the contract's own limit holds. */
const newRules = rulesWith(4000);
const editRules = rulesWith(250);

/** What is wrong with a form, by field. Source: document 3, section 5 (Services). */
export const faultsOfService = (form: ServiceForm, isNew: boolean): Faults<keyof ServiceForm> =>
  faultsOf(isNew ? newRules : editRules, form);
