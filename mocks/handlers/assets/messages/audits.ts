import type { AreaMessages } from '../../../core/messages/localized-text.ts';
import { localize } from './labels.ts';

/** Messages about audits, and the headings of their sheet. */
export const audits = {
  assetAuditStarted: localize(
    'The audit round was begun.',
    'L’inventaire a été commencé.',
    'Se inició la ronda de auditoría.',
    '盘点已开始。',
    'بدأت جولة الجرد.',
  ),
  assetAuditFinishedNow: localize(
    'The audit round was finished.',
    'L’inventaire a été terminé.',
    'Se terminó la ronda de auditoría.',
    '盘点已完成。',
    'انتهت جولة الجرد.',
  ),
  assetAuditGivenUp: localize(
    'The audit round was given up.',
    'L’inventaire a été abandonné.',
    'Se abandonó la ronda de auditoría.',
    '盘点已放弃。',
    'أُلغيت جولة الجرد.',
  ),
  assetAuditDeleted: localize(
    'The audit round was deleted.',
    'L’inventaire a été supprimé.',
    'Se eliminó la ronda de auditoría.',
    '盘点已删除。',
    'حُذفت جولة الجرد.',
  ),
  assetAuditNoted: localize(
    'The note was saved.',
    'La note a été enregistrée.',
    'Se guardó la nota.',
    '备注已保存。',
    'حُفظت الملاحظة.',
  ),
  assetAuditUnknown: localize(
    'This audit round was not found.',
    'Cet inventaire est introuvable.',
    'No se encontró esta ronda de auditoría.',
    '未找到此盘点。',
    'لم يُعثر على جولة الجرد هذه.',
  ),
  auditedAssetUnknown: localize(
    'This asset is not in the audit round.',
    'Cet actif ne fait pas partie de l’inventaire.',
    'Este activo no forma parte de la ronda de auditoría.',
    '此资产不在本次盘点中。',
    'هذا الأصل ليس ضمن جولة الجرد.',
  ),
  assetAuditFinished: localize(
    'The audit round “{audit}” is finished and cannot be changed any more.',
    'L’inventaire « {audit} » est terminé et ne peut plus être modifié.',
    'La ronda de auditoría «{audit}» ha terminado y ya no se puede cambiar.',
    '盘点“{audit}”已完成，不能再更改。',
    'انتهت جولة الجرد «{audit}» ولا يمكن تغييرها بعد الآن.',
  ),
  assetAuditOpen: localize(
    'The audit round “{audit}” is open: it can be given up, or finished first.',
    'L’inventaire « {audit} » est en cours : vous pouvez l’abandonner ou d’abord le terminer.',
    'La ronda de auditoría «{audit}» está abierta: se puede abandonar o terminar antes.',
    '盘点“{audit}”正在进行：可以放弃，或先完成。',
    'جولة الجرد «{audit}» مفتوحة: يمكن إلغاؤها أو إنهاؤها أولًا.',
  ),
  assetAuditOpenThere: localize(
    'A round of this place is open already: “{name}”, begun by {who}.',
    'Un inventaire de ce lieu est déjà en cours : « {name} », commencé par {who}.',
    'Ya hay una ronda abierta de este lugar: «{name}», iniciada por {who}.',
    '此地点已有进行中的盘点：“{name}”，由 {who} 开始。',
    'توجد جولة مفتوحة لهذا المكان: «{name}»، بدأها {who}.',
  ),
  headAuditResult: localize('Result', 'Résultat', 'Resultado', '结果', 'النتيجة'),
  headAuditReason: localize('Reason', 'Motif', 'Motivo', '原因', 'السبب'),
  headAssignee: localize('Holder', 'Détenteur', 'Titular', '持有人', 'الحائز'),
  headTickedOn: localize('Ticked On', 'Pointé le', 'Marcado el', '勾选时间', 'تاريخ التأشير'),
  headTickedBy: localize('Ticked By', 'Pointé par', 'Marcado por', '勾选人', 'أشّر عليه'),
  headAuditNote: localize('Note', 'Remarque', 'Nota', '备注', 'ملاحظة'),
} as const satisfies AreaMessages;
