export type ReplayAudit = 'pending' | 'systemApproved' | 'manuallyApproved' | 'rejected'

/** A system replay needs no approval unless the school wants it so; an uploaded film always does. */
export function firstAudit(source: 'system' | 'manual', approvesSystemReplays: boolean): ReplayAudit {
  return source === 'system' && approvesSystemReplays ? 'systemApproved' : 'pending'
}

export const isApproved = (audit: ReplayAudit) => audit === 'systemApproved' || audit === 'manuallyApproved'

export type AuditDenial = 'not-auditor' | 'own-upload' | 'already-decided'

/** Four eyes: an uploader cannot approve their own film. A decision is final; a new upload is a new replay. */
export function auditDenial(
  replay: { audit: ReplayAudit; uploadedBy: string | null },
  auditor: { userId: string; isAuditor: boolean },
): AuditDenial | null {
  if (!auditor.isAuditor) return 'not-auditor'
  if (replay.uploadedBy === auditor.userId) return 'own-upload'
  return replay.audit === 'pending' ? null : 'already-decided'
}
