/** Which replay of a lesson students see, and who may decide it. */
import type { ReplayAudit } from '../db/schema.ts'

/** A system replay needs nobody's approval unless the school wants it so; a film somebody uploaded always does. */
export function firstAudit(source: 'system' | 'manual', approvesSystemReplays: boolean): ReplayAudit {
  return source === 'system' && approvesSystemReplays ? 'systemApproved' : 'pending'
}

export const isApproved = (audit: ReplayAudit) => audit === 'systemApproved' || audit === 'manuallyApproved'

export type AuditDenial = 'not-auditor' | 'own-upload' | 'already-decided'

/** Four eyes: nobody approves what they uploaded themselves. A decision is final; a new upload is a new replay. */
export function auditDenial(
  replay: { audit: ReplayAudit; uploadedBy: string | null },
  auditor: { userId: string; isAuditor: boolean },
): AuditDenial | null {
  if (!auditor.isAuditor) return 'not-auditor'
  if (replay.uploadedBy === auditor.userId) return 'own-upload'
  return replay.audit === 'pending' ? null : 'already-decided'
}
