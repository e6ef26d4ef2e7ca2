import { useDraft, type UseDraftOptions } from './use-draft.ts'

export interface FormDraftOptions<Values> extends Pick<UseDraftOptions<Values>, 'form' | 'id' | 'show'> {
  /** What is saved, or the form as it begins. */
  saved: () => Values
}

/**
 * A draft of the fields that differ from what is saved. Of a form that several people change, the others must not come
 * back with a draft: they would look typed.
 */
export function useFormDraft<Values extends object>({ form, id, show, saved }: FormDraftOptions<Values>) {
  const draft = useDraft<Partial<Values>>({
    form,
    id,
    blank: {},
    show: (typed) => show({ ...saved(), ...typed }),
  })
  return {
    ...draft,
    change(values: Values) {
      const before = saved()
      const typed = Object.entries(values).filter(([name, value]) => value !== before[name as keyof Values])
      draft.change(Object.fromEntries(typed) as Partial<Values>)
    },
  }
}
