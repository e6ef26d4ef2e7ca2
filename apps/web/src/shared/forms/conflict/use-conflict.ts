import { ApiError, errorCodes } from '@hwjy/sdk'
import { useState } from 'react'
import { besides, type FieldChange, fieldChanges, onTopOf } from './field-changes.ts'

export interface ConflictOptions<Base, Values extends object> {
  /** What was read when the form was opened. */
  opened: Base
  /** The form as it would be filled from a base. */
  valuesOf: (base: Base) => Values
  /** Reads what is saved by now. */
  read: () => Promise<Base>
  /** Sends values on a base. @returns what is saved then @throws `changedMeanwhile` where the base is not the present one */
  send: (base: Base, values: Values) => Promise<Base>
}

/** A form and what others saved meanwhile, as `ConflictNotice` shows it. */
export interface Conflict<Values extends object> {
  changes: readonly FieldChange<Values>[]
  /** True after theirs were taken: what was typed can come back. */
  isTaken: boolean
}

/**
 * Keeps what a form is based on. When somebody else saved meanwhile, it reads what they saved and holds it beside what
 * was typed, until a person decides. What touches nothing of this form is no conflict: it is sent again on the new base.
 */
export function useConflict<Base, Values extends object>({
  opened,
  valuesOf,
  read,
  send,
}: ConflictOptions<Base, Values>) {
  const [base, setBase] = useState(opened)
  const [found, setFound] = useState<
    { status: 'none' } | { status: 'found'; theirs: Base } | { status: 'taken'; before: Values }
  >({ status: 'none' })

  /** @throws what the server refused; a conflict, too, once it is held */
  async function save(values: Values, on: Base = base): Promise<void> {
    try {
      setBase(await send(on, values))
      setFound({ status: 'none' })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== errorCodes.changedMeanwhile) throw error
      const theirs = await read()
      const present = valuesOf(theirs)
      if (fieldChanges(valuesOf(on), values, present).length === 0) {
        setBase(await send(theirs, onTopOf(valuesOf(on), values, present)))
        setFound({ status: 'none' })
        return
      }
      setBase(on)
      setFound({ status: 'found', theirs })
      throw error
    }
  }

  return {
    base,
    /** What they saved, while it waits for a decision. */
    theirs: found.status === 'found' ? found.theirs : null,
    save,
    /** Makes what is saved by now the base, while nothing is typed on the old one. */
    async readAgain(): Promise<Base> {
      const present = await read()
      setBase(present)
      setFound({ status: 'none' })
      return present
    },
    /** @param values what stands in the form */
    conflictOf(values: Values): Conflict<Values> | null {
      if (found.status === 'none') return null
      if (found.status === 'taken') return { changes: [], isTaken: true }
      return { changes: fieldChanges(valuesOf(base), values, valuesOf(found.theirs)), isTaken: false }
    },
    /** @returns what is to stand in the form; to be saved on the new base by `again` */
    keepMine(values: Values): { values: Values; again: () => Promise<void> } | null {
      if (found.status !== 'found') return null
      const { theirs } = found
      const kept = onTopOf(valuesOf(base), values, valuesOf(theirs))
      return { values: kept, again: () => save(kept, theirs) }
    },
    /** @returns what is to stand in the form */
    takeTheirs(values: Values): Values | null {
      if (found.status !== 'found') return null
      setBase(found.theirs)
      setFound({ status: 'taken', before: values })
      return besides(valuesOf(base), values, valuesOf(found.theirs))
    },
    /** @returns what stood in the form before theirs were taken */
    takeBack(): Values | null {
      if (found.status !== 'taken') return null
      setFound({ status: 'none' })
      return found.before
    },
  }
}
