import { rules } from '../rule/types.ts';

/** Requirements for a server: the audit log. */
export default rules([
  {
    id: 'audit-changes',
    text: 'Each change of a right is in the audit log with its author, and with the values before and after; a rejected one is not.',
    source: 'PRIV-001, PEOPL-019',
    verifiedBy: ['audit/changes-of-rights-are-in-the-log'],
  },
  {
    id: 'audit-personal-data',
    text: 'The audit log names records by their names, and contains no phone number or date of birth.',
    source: 'PRIV-001, PEOPL-019',
    verifiedBy: ['audit/personal-data-stay-out-of-the-log'],
  },
  {
    id: 'audit-exports',
    text: 'An export of the audit log is itself an entry.',
    source: 'PRIV-001, PEOPL-019',
    verifiedBy: ['audit/exports-of-the-log-are-in-the-log'],
  },
]);
