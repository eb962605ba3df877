import { useParams, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NotFoundPage } from './entry/not-found-page.tsx';
import { isRecordId } from './parameters/record-parameters.ts';

/** Whether a value can be the id of a page's record. */
export type IdCheck = (value: unknown) => value is string;

/**
 * The record id from the URL, by a path or query parameter; null if it is missing or is not an
 * identifier.
 */
export function useRecordId(parameter = 'id', isId: IdCheck = isRecordId): string | null {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const id = params[parameter] ?? search[parameter];
  return isId(id) ? id : null;
}

/** A page about one record. If the id is not an identifier, nothing is requested. */
export function ofRecord(Page: ComponentType, parameter = 'id', isId: IdCheck = isRecordId) {
  return function OfRecord() {
    return useRecordId(parameter, isId) === null ? <NotFoundPage /> : <Page />;
  };
}

/** The page of a form: for an existing record, or for a new one if the path has no id. */
export function ofRecordOrNew(Page: ComponentType, parameter = 'id', isId: IdCheck = isRecordId) {
  return function OfRecordOrNew() {
    const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
    const id = params[parameter];
    return id === undefined || isId(id) ? <Page /> : <NotFoundPage />;
  };
}
