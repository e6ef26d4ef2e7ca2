import { useRef } from 'react'
import { useDraft, type UseDraftOptions } from './use-draft.ts'

export interface FormDraftOptions<Values> extends Pick<UseDraftOptions<Values>, 'form' | 'id' | 'show'> {
  /** What is saved, or the form as it begins. */
  saved: () => Values
  /** Reads what is saved by now, for a form that another tab had. */
  refresh?: () => Promise<Values>
}

/**
 * A draft of the fields that differ from what is saved. Of a form that several people change, the others must not come
 * back with a draft: they would look typed.
 */
export function useFormDraft<Values extends object>({ form, id, show, saved, refresh }: FormDraftOptions<Values>) {
  // Holds what was read again until the form shows it: React has not drawn it yet when the draft comes.
  const fresh = useRef<Values | null>(null)
  const draft = useDraft<Partial<Values>>({
    form,
    id,
    blank: {},
    show(typed) {
      show({ ...(fresh.current ?? saved()), ...typed })
      fresh.current = null
    },
    ...(refresh && {
      refresh: async () => {
        fresh.current = await refresh()
      },
    }),
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
