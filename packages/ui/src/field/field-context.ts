import { createContext, useContext } from 'react'

export interface FieldControl {
  id: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

interface OwnProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

/** Joins a control's own attributes with those of the Field around it; its own `id` and flags win. */
export function useFieldControl(own: OwnProps) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.isRequired || undefined),
  }
}

/** The id of the Field's label, for controls that are not labelable elements (slider, rating). */
export const useFieldLabelId = () => useContext(FieldContext)?.labelId
