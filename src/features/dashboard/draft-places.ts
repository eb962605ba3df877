import {
  addressOf,
  productAddresses,
  serviceAddresses,
  teamAddresses,
  toolAddresses,
  vendorAddresses,
} from '#page/addresses.ts';
import type { Privilege } from '#openapi/client/index.ts';
import type { RecordAddresses } from '#records/address.ts';
import { isRecordId } from '#page/record-parameters.ts';
import type { PersonDraft } from '#session/drafts.ts';
import type { DraftKind } from './draft-kinds.ts';
import type { KeptDraftItem } from './kept-drafts.tsx';

type Area = 'service' | 'tool' | 'product' | 'team' | 'vendor';

/** The areas whose forms keep drafts, by the name of the form. */
const records: Readonly<Record<string, { area: Area; at: RecordAddresses; right: Privilege }>> = {
  'service-form': { area: 'service', at: serviceAddresses, right: 'services.basic' },
  'tool-form': { area: 'tool', at: toolAddresses, right: 'tools.basic' },
  'product-form': { area: 'product', at: productAddresses, right: 'products.basic' },
  'team-form': { area: 'team', at: teamAddresses, right: 'teams.basic' },
  'vendor-form': { area: 'vendor', at: vendorAddresses, right: 'vendors.basic' },
};

interface Place {
  kind: DraftKind;
  place: KeptDraftItem['place'];
  /** Null for a form that is everybody's. */
  right: Privilege | null;
}

/** The forms that are the only ones of their kind. */
const single: Readonly<Record<string, Place>> = {
  'organization-settings': {
    kind: 'organizationSettings',
    place: addressOf('/organizationSettings'),
    right: 'organizationSettings.basic',
  },
  'profile-settings': {
    kind: 'profileSettings',
    place: addressOf('/profile', null, { tab: 'settings' }),
    right: null,
  },
};

/** Which form of a record: a new one, a copy of one, or one by its id. */
function placeOf(form: string): Place | null {
  const [name = '', ...about] = form.split(' ');
  const record = records[name];
  if (!record) return single[form] ?? null;
  const { area, at, right } = record;
  const id = about.at(-1);
  if (about.join(' ') === 'new') return { kind: `new_${area}`, place: at.add, right };
  if (!isRecordId(id)) return null;
  return about.length > 1
    ? { kind: `new_${area}`, place: at.copy(id), right }
    : { kind: `edit_${area}`, place: at.edit(id), right };
}

/** What is typed for the name of the record. */
function nameIn(content: unknown): string {
  const form: unknown = Reflect.get(Object(content), 'form');
  const name: unknown = ['name', 'teamName']
    .map((field): unknown => Reflect.get(Object(form), field))
    .find((typed) => typeof typed === 'string');
  return typeof name === 'string' ? name.trim() : '';
}

/**
 * The drafts with a page that the person may open, the last one first. What is half typed for the
 * timer is no form: it stands in its place already.
 */
export function draftItems(
  drafts: readonly PersonDraft[],
  rights: readonly Privilege[],
): KeptDraftItem[] {
  return drafts
    .flatMap(({ form, at, content }) => {
      const found = placeOf(form);
      if (!found || (found.right !== null && !rights.includes(found.right))) return [];
      return [{ form, at, kind: found.kind, place: found.place, name: nameIn(content) }];
    })
    .toSorted((one, other) => other.at - one.at);
}
