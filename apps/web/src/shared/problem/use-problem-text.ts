import { describeError } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/i18n.ts'
import { useIsOnline } from '../network/use-is-online.ts'
import { problemKind } from './problem-kind.ts'
import { toldBy } from './told-by.ts'

/** Says what happened and what the user can do, in their language, where one sentence has room. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  return (error) => {
    const told = toldBy(error)
    if (told !== null) return told
    const kind = problemKind(error, isOnline)
    return kind === 'refused' ? describeError(error, currentLanguage()) : t(`problem.${kind}`)
  }
}
