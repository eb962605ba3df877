import { useParams, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NotFoundPage } from '../not-found-page.tsx';
import { isRecordId } from './parameters.ts';

/** The record that an address names, in its path or behind the question mark; null without one. */
export function useRecordId(): string | null {
  const params: { id?: unknown } = useParams({ strict: false });
  const search: { id?: unknown } = useSearch({ strict: false });
  const id = params.id ?? search.id;
  return isRecordId(id) ? id : null;
}

/** A page about one record: what is no identifier is not even asked for. */
export function ofRecord(Page: ComponentType) {
  return function OfRecord() {
    return useRecordId() === null ? <NotFoundPage /> : <Page />;
  };
}
