import type { AreaMessages } from '../../../core/messages/localized-text.ts';
import { localize } from './labels.ts';

/** Messages about audits, and the headings of their sheet. */
export const audits = {
  assetAuditStarted: localize(
    'The audit was started.',
    'L’inventaire a été commencé.',
    'Se inició la auditoría.',
    '盘点已开始。',
    'بدأ الجرد.',
  ),
  assetAuditFinishedNow: localize(
    'The audit was finished.',
    'L’inventaire a été terminé.',
    'Se finalizó la auditoría.',
    '盘点已完成。',
    'انتهى الجرد.',
  ),
  assetAuditGivenUp: localize(
    'The audit was canceled.',
    'L’inventaire a été abandonné.',
    'Se canceló la auditoría.',
    '盘点已取消。',
    'أُلغي الجرد.',
  ),
  assetAuditDeleted: localize(
    'The audit was deleted.',
    'L’inventaire a été supprimé.',
    'Se eliminó la auditoría.',
    '盘点已删除。',
    'حُذف الجرد.',
  ),
  assetAuditNoted: localize(
    'The note was saved.',
    'La note a été enregistrée.',
    'Se guardó la nota.',
    '备注已保存。',
    'حُفظت الملاحظة.',
  ),
  assetAuditUnknown: localize(
    'This audit was not found.',
    'Cet inventaire est introuvable.',
    'No se encontró esta auditoría.',
    '未找到此盘点。',
    'لم يُعثر على هذا الجرد.',
  ),
  auditedAssetUnknown: localize(
    'This asset isn’t part of the audit.',
    'Cet actif ne fait pas partie de l’inventaire.',
    'Este activo no forma parte de la auditoría.',
    '此资产不在本次盘点中。',
    'هذا الأصل ليس ضمن هذا الجرد.',
  ),
  assetAuditFinished: localize(
    'The audit “{audit}” is finished and can’t be changed.',
    'L’inventaire « {audit} » est terminé et ne peut plus être modifié.',
    'La auditoría «{audit}» ha terminado y ya no se puede cambiar.',
    '盘点“{audit}”已完成，不能再更改。',
    'انتهى الجرد «{audit}» ولا يمكن تغييره بعد الآن.',
  ),
  assetAuditOpen: localize(
    'The audit “{audit}” is still open. Cancel or finish it first.',
    'L’inventaire « {audit} » est encore en cours. Abandonnez-le ou terminez-le d’abord.',
    'La auditoría «{audit}» sigue abierta. Cancélela o finalícela primero.',
    '盘点“{audit}”仍在进行，请先取消或完成。',
    'الجرد «{audit}» ما زال مفتوحًا. ألغِه أو أنهِه أولًا.',
  ),
  assetAuditOpenThere: localize(
    'An audit of this location is already open: “{name}”, started by {who}.',
    'Un inventaire de cet emplacement est déjà en cours : « {name} », commencé par {who}.',
    'Ya hay una auditoría abierta de esta ubicación: «{name}», iniciada por {who}.',
    '此位置已有进行中的盘点：“{name}”，由 {who} 开始。',
    'يوجد جرد مفتوح لهذا الموقع: «{name}»، بدأه {who}.',
  ),
  headAuditResult: localize('Result', 'Résultat', 'Resultado', '结果', 'النتيجة'),
  headAuditReason: localize('Reason', 'Motif', 'Motivo', '原因', 'السبب'),
  headAssignee: localize('Assigned To', 'Attribué à', 'Asignado a', '使用人', 'مُسنَد إلى'),
  headTickedOn: localize('Checked On', 'Vérifié le', 'Comprobado el', '盘点时间', 'تاريخ التحقق'),
  headTickedBy: localize('Checked By', 'Vérifié par', 'Comprobado por', '盘点人', 'تحقق منه'),
  headAuditNote: localize('Note', 'Remarque', 'Nota', '备注', 'ملاحظة'),
} as const satisfies AreaMessages;
