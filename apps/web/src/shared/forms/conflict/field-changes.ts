/** A field that others changed while this form was open. */
export interface FieldChange<Values> {
  name: Extract<keyof Values, string>
  theirs: Values[Extract<keyof Values, string>]
  /** What stands in the form: typed, or as it was before they changed it. */
  mine: Values[Extract<keyof Values, string>]
  /** False where only they changed it: there is nothing of ours to keep. */
  isTyped: boolean
}

/**
 * Compares three states of a form's values.
 * @param base what the form was opened with
 * @param mine what stands in it now
 * @param theirs what is saved by now
 * @returns the fields that they changed to something else than stands in the form, in the order of the form
 */
export function fieldChanges<Values extends object>(base: Values, mine: Values, theirs: Values): FieldChange<Values>[] {
  const names = Object.keys(base) as Extract<keyof Values, string>[]
  return names
    .filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name])
    .map((name) => ({ name, theirs: theirs[name], mine: mine[name], isTyped: mine[name] !== base[name] }))
}

/** What was typed, on top of what they saved. */
export function onTopOf<Values extends object>(base: Values, mine: Values, theirs: Values): Values {
  const typed = Object.entries(mine).filter(([name, value]) => value !== base[name as keyof Values])
  return { ...theirs, ...Object.fromEntries(typed) }
}

/** What they saved, and what was typed in fields that they left as they were. */
export function besides<Values extends object>(base: Values, mine: Values, theirs: Values): Values {
  const changed = Object.entries(theirs).filter(([name, value]) => value !== base[name as keyof Values])
  return { ...mine, ...Object.fromEntries(changed) }
}
