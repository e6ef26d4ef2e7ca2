import type { FieldValues } from 'react-hook-form'
import { useConflict } from '../../shared/forms/conflict/use-conflict.ts'
import { type OfficeFormOptions, useOfficeForm } from './office-form.tsx'

interface OfficeChangeOptions<Base, Values extends FieldValues, Request extends object, Field extends string>
  extends Omit<OfficeFormOptions<Values, Field>, 'defaultValues' | 'request' | 'save'> {
  /** What was read when the form was opened: a newer answer must not make another person's change look like ours. */
  opened: Base
  valuesOf: (base: Base) => Values
  requestOf: (base: Base, values: Values) => Request
  /** @returns what is saved then @throws the server's refusal */
  update: (request: Request) => Promise<Base>
  /** Reads what is saved by now. */
  read: () => Promise<Base>
}

/** A form of the office for what is there already: what others saved meanwhile is shown beside what was typed. */
export function useOfficeChange<Base, Values extends FieldValues, Request extends object, Field extends string>({
  opened,
  valuesOf,
  requestOf,
  update,
  read,
  ...options
}: OfficeChangeOptions<Base, Values, Request, Field>) {
  const conflict = useConflict<Base, Values>({
    opened,
    valuesOf,
    read,
    send: (base, values) => update(requestOf(base, values)),
  })
  const form = useOfficeForm<Values, Field>({
    ...options,
    defaultValues: valuesOf(opened),
    request: (values) => requestOf(conflict.base, values),
    save: (values) => conflict.save(values),
  })
  const { values } = form
  const held = conflict.conflictOf(values)
  return {
    ...form,
    base: conflict.base,
    theirs: conflict.theirs,
    // Both versions are shown, which says more than the sentence of the refusal.
    problem: held && !held.isTaken ? null : form.problem,
    /** Makes what is saved by now the base of this form. @returns the values of the form then */
    async readAgain(): Promise<Values> {
      return valuesOf(await conflict.readAgain())
    },
    /** Props of the form's `ConflictNotice`. */
    conflict: {
      conflict: held,
      isBusy: form.isBusy,
      onKeepMine() {
        const mine = conflict.keepMine(values)
        if (!mine) return
        form.change(mine.values)
        void form.saveBy(mine.again)
      },
      onTakeTheirs() {
        const theirs = conflict.takeTheirs(values)
        if (theirs) form.change(theirs)
      },
      onTakeBack() {
        const before = conflict.takeBack()
        if (before) form.change(before)
      },
    },
  }
}
