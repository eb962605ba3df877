import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'An export of the audit log is in the audit log',
  source: 'PRIV-001, PEOPL-019',
  async run(ctx) {
    const me = ctx.as('admin');
    const columnFilters = [{ name: 'action', value: 'auditLog.export' }];
    const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
    const before = await me.request('searchAuditLog', { body });
    await me.request('exportAuditLog', { body });
    const after = await me.request('searchAuditLog', { body });
    ctx.expectThat('the export is counted', after.totalCount > before.totalCount);
    ctx.expectEqual('the action', after.auditEntries[0]?.action, 'auditLog.export');
  },
});
