export interface FileLimits {
  /** Has the form of the native attribute: `.pdf,image/*`. Default: everything. */
  accept?: string | undefined
  /** Default 1: the next one takes its place. */
  maxCount?: number | undefined
  maxSizeBytes?: number | undefined
}

export type RefusalReason = 'type' | 'size' | 'empty' | 'count' | 'twice'

export interface Refusal {
  file: File
  reason: RefusalReason
}

/** Some systems give no type, so the end of the name counts as well. */
export function isAccepted(accept: string | undefined, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  const wanted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (wanted.length === 0) return true
  return wanted.some((part) => {
    if (part.startsWith('.')) return name.toLowerCase().endsWith(part)
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part
  })
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/**
 * Decides which of the given files are taken beside the present ones, in their order, and why the others are not.
 * With a `maxCount` of 1 the first good one replaces the present one.
 */
export function sortFiles(
  given: readonly File[],
  present: readonly File[],
  { accept, maxCount = 1, maxSizeBytes = Infinity }: FileLimits,
): { files: readonly File[]; refusals: readonly Refusal[] } {
  const isReplacing = maxCount === 1
  const taken: File[] = []
  const refusals: Refusal[] = []
  const kept = isReplacing ? [] : present
  const reasonAgainst = (file: File): RefusalReason | null => {
    if (!isAccepted(accept, file)) return 'type'
    if (file.size === 0) return 'empty'
    if (file.size > maxSizeBytes) return 'size'
    if ([...kept, ...taken].some((other) => isSame(other, file))) return 'twice'
    return kept.length + taken.length >= maxCount ? 'count' : null
  }
  for (const file of given) {
    const reason = reasonAgainst(file)
    if (reason === null) taken.push(file)
    else refusals.push({ file, reason })
  }
  return { files: taken.length === 0 ? present : [...kept, ...taken], refusals }
}
