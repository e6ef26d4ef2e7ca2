import { MarkingCommentMax } from '@hwjy/sdk/limits'
import { useTranslation } from 'react-i18next'

/** Says beside a comment that is too long how long it may be; undefined while it fits. */
export function useCommentProblem(comment: string): string | undefined {
  const { t } = useTranslation('marking')
  return [...comment].length > MarkingCommentMax ? t('tooLong', { count: MarkingCommentMax }) : undefined
}
