import { useParams, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NotFoundPage } from './not-found-page.tsx';
import { isRecordId } from './record-parameters.ts';

/**
 * The record that an address names, by a parameter of its path or behind the question mark; null
 * where there is none, or what is there is no identifier.
 */
export function useRecordId(parameter = 'id'): string | null {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const id = params[parameter] ?? search[parameter];
  return isRecordId(id) ? id : null;
}

/** A page about one record: what is no identifier is not even asked for. */
export function ofRecord(Page: ComponentType, parameter = 'id') {
  return function OfRecord() {
    return useRecordId(parameter) === null ? <NotFoundPage /> : <Page />;
  };
}

/** The page of a form: about a record, or about a new one where the path names none. */
export function ofRecordOrNew(Page: ComponentType, parameter = 'id') {
  return function OfRecordOrNew() {
    const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
    const id = params[parameter];
    return id === undefined || isRecordId(id) ? <Page /> : <NotFoundPage />;
  };
}
