export type ImportFormat = 'csv' | 'xlsx' | 'oneroster'

/** reading → checked → applying → done; `failed` and `discarded` are final. */
export type ImportState = 'reading' | 'checked' | 'applying' | 'done' | 'failed' | 'discarded'

/** Why a file cannot be read as a whole. */
export type ImportFailure =
  | 'broken'
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'encrypted'
  /** The name ends in `.xlsx`, and the content is something else. */
  | 'not-xlsx'
  | 'unknown-encoding'
  | 'unknown-columns'
  /** Two columns of the file are the same one. */
  | 'repeated-columns'
  /** The columns fit several tables: the uploader says which. */
  | 'ambiguous-columns'
  | 'too-many-lessons'
  | 'no-rows'
  | 'timed-out'
  | 'crashed'
  | 'gave-up'

export type ApplyDenial = 'not-checked' | 'has-problems' | 'nothing-to-do'

/** Why an import cannot be carried out now, or null. */
export function applyDenial(
  { state, good, bad }: { state: ImportState; good: number; bad: number },
  mode: 'all' | 'good',
): ApplyDenial | null {
  if (state !== 'checked') return 'not-checked'
  if (mode === 'all' && bad > 0) return 'has-problems'
  return good === 0 ? 'nothing-to-do' : null
}
