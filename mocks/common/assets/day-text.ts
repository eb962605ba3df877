import type { TenantUser } from '../../store/world.ts';

/** A day in the user's format, DD/MM/YYYY or MM/DD/YYYY; empty for none. Source: ASSET-089. */
export function dayAsString(day: string | null, format: TenantUser['dateFormat']): string {
  if (day === null) return '';
  const [year = '', month = '', date = ''] = day.split('-');
  return format === 'DD/MM/YYYY' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}
