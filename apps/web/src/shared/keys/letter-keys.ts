import { savedChoice } from '../choices/saved-choice.ts'

/** Says whether single letters, digits and signs act. Who dictates or is easily brought off course switches them off. */
export const letterKeys = savedChoice<'on' | 'off'>({
  key: 'hwjy.letterKeys',
  values: ['on', 'off'],
  apply: () => undefined,
})
