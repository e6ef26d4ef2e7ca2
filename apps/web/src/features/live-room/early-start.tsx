import { getStartLessonMutationOptions } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as page from '../../shared/page.css.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'

/** Starts the class before its entry time, after saying what that means. [R3] @param onStarted entry is open now */
export function EarlyStart({ lessonId, onStarted }: { lessonId: string; onStarted: () => void }) {
  const { t } = useTranslation('room')
  const problemText = useProblemText()
  const start = useMutation(getStartLessonMutationOptions({ mutation: { onSuccess: onStarted } }))
  return (
    <>
      <p className={page.centredText}>{t('startEarlyText')}</p>
      {start.isError && <p role="alert">{problemText(start.error)}</p>}
      <Button tone="primary" size="lg" isBusy={start.isPending} onClick={() => start.mutate({ data: { lessonId } })}>
        {t('startEarly')}
      </Button>
    </>
  )
}
